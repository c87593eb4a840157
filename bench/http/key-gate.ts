/** What a contestant does with the presented key before it answers. */
export abstract class KeyGate {
  /** The one key that it lets in. */
  abstract readonly key: string;
  abstract admits(presented: string): boolean | Promise<boolean>;
}

/** Lets in everybody, without a look at the key. */
export class OpenGate extends KeyGate {
  readonly key = 'none';

  admits(): boolean {
    return true;
  }
}
