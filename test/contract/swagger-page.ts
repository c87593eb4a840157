import type { Browser, BrowserContext, Page, Response } from 'playwright-core';

/** What a call of the page did: what was sent, what came back, and what the page shows of it. */
export interface PageCall {
  status: number;
  sent: Record<string, string>;
  body: Record<string, unknown>;
  shown: string;
}

type Scheme = 'api-key' | 'api-key-bearer' | 'session';

/** Swagger UI as somebody uses it. */
export class SwaggerPage {
  /** What the browser complained of: exceptions, its console, requests that failed. */
  readonly #faults: string[] = [];
  readonly hosts = new Set<string>();

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {
    page.on('pageerror', (error) => this.#faults.push(String(error)));
    page.on('console', (message) => this.#hear(message.type(), message.text()));
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http')) this.hosts.add(`${protocol}//${host}`);
    });
    page.on('requestfailed', (request) => {
      const text = request.failure()?.errorText;
      // Leaving a page cuts short what it still loads.
      if (text !== 'net::ERR_ABORTED') this.#faults.push(`${request.url()} ${text}`);
    });
  }

  static async open(browser: Browser, url: string, cookies: { name: string; value: string }[] = []) {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 1000 } });
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
    context.setDefaultTimeout(20_000);
    const opened = new SwaggerPage(await context.newPage(), context);
    await opened.page.goto(`${url}/api/docs`);
    await opened.page.locator('.opblock').first().waitFor();
    return opened;
  }

  /** Refusals of the API stand in the console too; they are no fault of the page. */
  #hear(type: string, text: string): void {
    if (type !== 'log' && !/the server responded with a status of 4\d\d/.test(text))
      this.#faults.push(`${type}: ${text}`);
  }

  async authorise(scheme: Scheme, value: string): Promise<void> {
    await this.page.locator('.auth-wrapper .authorize').click();
    const name = this.page.locator('h4 code', { hasText: new RegExp(`^${scheme}$`) });
    const box = this.page.locator('.modal-ux .auth-container', { has: name });
    await box.locator('input').fill(value);
    await box.getByRole('button', { name: 'Apply credentials' }).click();
    await box.getByText('Logout').waitFor();
    await this.page.locator('.modal-ux .close-modal').click();
  }

  /** Opens a call, fills in what is given, presses Execute and reads the reply. */
  async execute(operation: string, given: { body?: object; key_id?: string } = {}): Promise<PageCall> {
    const block = this.page.locator(`.opblock[id$="-${operation}"]`);
    const execute = block.locator('button.execute');
    if (!(await execute.isVisible())) await block.locator('.opblock-summary-control').click();
    if (given.body) await block.locator('textarea').first().fill(JSON.stringify(given.body));
    if (given.key_id) await block.getByPlaceholder('key_id').fill(given.key_id);
    const [response] = await Promise.all([
      this.page.waitForResponse((one) => one.url().includes('/api/v1/')),
      execute.click(),
    ]);
    const live = block.locator('.live-responses-table');
    await live.getByText(String(response.status()), { exact: true }).first().waitFor();
    return await callOf(response, await live.innerText());
  }

  /** @throws Error with all that the browser complained of */
  async close(): Promise<void> {
    await this.context.close();
    if (this.#faults.length > 0) throw new Error(this.#faults.join('\n'));
  }
}

async function callOf(response: Response, shown: string): Promise<PageCall> {
  return {
    status: response.status(),
    sent: await response.request().allHeaders(),
    body: await response.json(),
    shown,
  };
}
