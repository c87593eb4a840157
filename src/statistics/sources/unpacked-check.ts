import { Transform, type TransformCallback } from 'node:stream';
import { crc32 } from 'node:zlib';

/** Ten times the largest table that is known, the bulk file of FAOSTAT's QCL. */
const MAX_BYTES = 4_000_000_000;

/** Tables of figures pack to a tenth or a thirtieth; what is made to fill a disk, to a thousandth. */
const MAX_RATIO = 200;
const ALWAYS_ALLOWED_BYTES = 50_000_000;

/** Passes unpacked bytes on, and fails where they are far too many for the packed ones or their checksum is wrong. */
export class UnpackedCheck extends Transform {
  readonly #limit: number;
  #bytes = 0;
  #checksum = 0;

  /** @param checksum CRC-32 of the unpacked bytes, where it is known */
  constructor(
    private readonly name: string,
    packedBytes: number,
    private readonly checksum: number | null = null,
  ) {
    super();
    this.#limit = Math.min(MAX_BYTES, Math.max(ALWAYS_ALLOWED_BYTES, MAX_RATIO * packedBytes));
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length;
    if (this.checksum !== null) this.#checksum = crc32(chunk, this.#checksum);
    if (this.#bytes > this.#limit)
      done(new Error(`${this.name} unpacks to more than ${this.#limit} bytes, which no table does`));
    else done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    const wrong = this.checksum !== null && this.#checksum !== this.checksum;
    done(wrong ? new Error(`${this.name} is damaged: its checksum is wrong`) : null);
  }
}
