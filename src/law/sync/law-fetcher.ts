export type ContentKind = 'gzip' | 'zip';

/** Fetches files over HTTP, and takes nothing for a file that is not one. */
export abstract class LawFetcher {
  /** A page of text. Throws where the address gives none. */
  abstract text(url: string): Promise<string>;

  /** Fetches the file where it has changed, into the folder. Throws where the address gives no file of the kind. */
  abstract download(
    url: string,
    folder: string,
    content: ContentKind,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly file: string; readonly outcome: 'downloaded' | 'unchanged' }>;

  /** What `download` would fetch. */
  abstract look(
    url: string,
    folder: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly changed: boolean; readonly bytes: number | null }>;
}
