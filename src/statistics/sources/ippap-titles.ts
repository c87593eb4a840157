import { IPPAP_SERIES } from './insee-bdm-series.data.js';

const KNOWN: ReadonlySet<string> = new Set(IPPAP_SERIES.map(({ label }) => label));
const IPPAP = /\bIPPAP\b|indices? des prix (?:des produits )?agricoles à la production/i;
const BASE = /\bbase (?:100 )?(?:en |= ?)?(\d{4})\b/i;
/** Changes in percent and adjusted series, which are no indices of what was paid. */
const NOT_PLAIN = /\bCVS\b|variation|évolution|glissement/i;
/** Parts that do not say of what a series is: heading, base, code of the nomenclature, territory, kind of figures. */
const BESIDE: readonly RegExp[] = [
  IPPAP,
  /\bbase\b/i,
  /^[\d.]+$/,
  /^(?:france|métropole)\b/i,
  /^(?:données|série) (?:brutes?|mensuelles?|annuelles?)/i,
];
/** Base years that indices have had, and none for a title that does not tell. */
export const IPPAP_BASES: readonly (string | null)[] = ['2000', '2005', '2010', '2015', '2020', '2025', null];

interface IppapIndex {
  /** As in `IPPAP_SERIES`. */
  label: string;
  /** The year of which the index is 100. */
  base: string | null;
}

/** Indices of two bases are two series: «IPPAP/blé tendre/base 2020». */
export function ippapCode({ label, base }: IppapIndex): string {
  return `IPPAP/${label}${base === null ? '' : `/base ${base}`}`;
}

/**
 * Reads of what a series of INSEE's BDM is the producer price index, from its title in parts between dashes: «Indice des
 * prix agricoles à la production (IPPAP) - Blé tendre - Base 2020», «… - 01.11.11 - Blé tendre». The last
 * part that says of what must be all of a known label, so that narrower products are not taken for it, nor rates of change
 * or adjusted series.
 */
export class IppapTitles {
  readonly #owners = new Map<string, string>();

  /** Null where the title is of something else, or of the same as another series before it. */
  read(idbank: string, title: string, frequency: string): IppapIndex | null {
    if (!IPPAP.test(title) || NOT_PLAIN.test(title)) return null;
    const parts = title
      .toLowerCase()
      .split(/ [-–] /)
      .map((part) => part.trim());
    const label = parts.findLast((part) => !BESIDE.some((beside) => beside.test(part)));
    if (label === undefined || !KNOWN.has(label)) return null;
    const [, base = null] = BASE.exec(title) ?? [];
    if (!IPPAP_BASES.includes(base)) return null;
    const key = `${label} ${base} ${frequency}`;
    const owner = this.#owners.get(key) ?? idbank;
    this.#owners.set(key, owner);
    return owner === idbank ? { label, base } : null;
  }
}
