import { describe, expect, it } from 'vitest';
import { elementAt, elementsOf, firstNamed, parseXml, textOf } from './xml-tree.js';

describe('the tree of a document', () => {
  const root = parseXml(
    '<?xml version="1.0"?><a x="1">un <b>deux</b><!-- non --><?PAGE NO="2"?><c><b>trois &amp; 4</b></c><![CDATA[<5>]]></a>',
  );

  it('has elements, attributes and text in order', () => {
    expect(root.attributes).toEqual({ x: '1' });
    expect(textOf(root)).toBe('un deuxtrois & 4<5>');
    expect(elementsOf(root).map(({ name }) => name)).toEqual(['b', 'c']);
    expect(elementsOf(root, 'b')).toHaveLength(1);
  });

  it('is walked by path and by name', () => {
    expect(textOf(elementAt(root, 'c', 'b'))).toBe('trois & 4');
    expect(elementAt(root, 'b', 'c')).toBeNull();
    expect(textOf(firstNamed(root, 'b'))).toBe('deux');
    expect(firstNamed(root, 'z')).toBeNull();
    expect(textOf(null)).toBe('');
  });

  it.each([
    ['<a><b></a>', 'unexpected close tag'],
    ['<a', 'root'],
    ['nothing', 'root'],
    ['', 'root'],
  ])('refuses %j', (xml, reason) => {
    expect(() => parseXml(xml)).toThrow(reason);
  });
});
