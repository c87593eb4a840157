export type Variables = Readonly<Record<string, string | undefined>>;

/** Reads typed values from named variables and collects what is wrong with them; never throws. */
export class SettingSource {
  constructor(
    private readonly variables: Variables,
    readonly faults: string[] = [],
  ) {}

  /** The same source, with values for names that are not given. */
  withDefaults(defaults: Variables): SettingSource {
    return new SettingSource({ ...defaults, ...withoutBlanks(this.variables) }, this.faults);
  }

  fault(text: string): void {
    this.faults.push(text);
  }

  /** Null where the variable is absent or blank. */
  text(name: string): string | null {
    return this.variables[name]?.trim() || null;
  }

  list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }

  integer(name: string, byDefault: number, bounds: { min: number; max?: number }): number {
    const text = this.text(name);
    if (text === null) return byDefault;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (value >= bounds.min && value <= (bounds.max ?? Number.MAX_SAFE_INTEGER)) return value;
    this.fault(`${name} must be a whole number from ${bounds.min}${bounds.max ? ` to ${bounds.max}` : ''}`);
    return byDefault;
  }

  choice<T extends string>(name: string, choices: readonly T[], byDefault: T): T {
    const text = this.text(name);
    if (text === null) return byDefault;
    const chosen = choices.find((choice) => choice === text);
    if (chosen === undefined) this.fault(`${name} must be one of ${choices.join(', ')}`);
    return chosen ?? byDefault;
  }

  url(name: string, protocols: readonly string[]): string | null {
    const text = this.text(name);
    if (text === null) return null;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    this.fault(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    return null;
  }

  timeZone(name: string, byDefault: string): string {
    const zone = this.text(name) ?? byDefault;
    try {
      return Intl.DateTimeFormat('en', { timeZone: zone }) && zone;
    } catch {
      this.fault(`${name} must be a time zone of the IANA database, such as Europe/Paris`);
      return byDefault;
    }
  }
}

function withoutBlanks(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
}
