import { Injectable } from '@nestjs/common';

/** Whether the service is on its way out: it finishes what it began and takes nothing new. */
@Injectable()
export class Drain {
  #begun = false;

  get begun(): boolean {
    return this.#begun;
  }

  begin(): void {
    this.#begun = true;
  }
}
