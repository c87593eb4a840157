/** An API key after its id, and anything of the form of a JSON web token. */
const API_KEY = /(sk_live_[0-9A-Za-z]{8}_)[0-9A-Za-z]{8,}/g;
const JSON_WEB_TOKEN = /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{4,}\.[\w-]*/g;
const CREDENTIALS_IN_ADDRESS = /\b(mysql|mariadb|rediss?|https?):\/\/[^\s"@/]{1,200}@/g;

/** The last line of defence: whatever a library puts in a message, secrets do not reach the log. */
export function withoutSecrets(line: string): string {
  return line
    .replace(API_KEY, '$1…')
    .replace(JSON_WEB_TOKEN, '[token]')
    .replace(CREDENTIALS_IN_ADDRESS, '$1://…@');
}
