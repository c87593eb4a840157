import { Injectable } from '@nestjs/common';

/** Whether the service is on its way out: it finishes what it began and takes nothing new. */
@Injectable()
export class Drain {
  #begun = false;
  #calls = 0;
  #whenIdle: (() => void)[] = [];

  get begun(): boolean {
    return this.#begun;
  }

  /** Resolves once every call that came in before is answered. */
  begin(): Promise<void> {
    this.#begun = true;
    return new Promise((resolve) => {
      this.#whenIdle.push(resolve);
      this.#wakeIfIdle();
    });
  }

  enter(): void {
    this.#calls += 1;
  }

  leave(): void {
    this.#calls -= 1;
    this.#wakeIfIdle();
  }

  #wakeIfIdle(): void {
    if (this.#begun && this.#calls === 0) for (const wake of this.#whenIdle.splice(0)) wake();
  }
}
