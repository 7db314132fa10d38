import { describe, expect, test } from 'vitest'
import { partsOf } from './web-addresses.ts'

const leading = (text: string): string[] =>
  partsOf(text).flatMap(({ text: shown, href }) => (href === null ? [] : [shown]))

describe('addresses within a text', () => {
  test.each([
    ['Look at https://example.org/a?b=1#c today', 'https://example.org/a?b=1#c'],
    ['It stands there: http://example.org.', 'http://example.org'],
    ['(see https://example.org/a_(dog))', 'https://example.org/a_(dog)'],
    ['(https://example.org/)', 'https://example.org/'],
    ['„https://example.org/a“', 'https://example.org/a'],
    ['ნახე https://example.org-ზე', 'https://example.org'],
    ['https://ka.wikipedia.org/wiki/ძაღლი, წაიკითხე', 'https://ka.wikipedia.org/wiki/ძაღლი'],
    ['HTTPS://EXAMPLE.ORG!', 'HTTPS://EXAMPLE.ORG'],
    ['ნახე https://netgazeti.ge/news/ძაღლები-თბილისში', 'https://netgazeti.ge/news/ძაღლები-თბილისში'],
    ['წერია https://netgazeti.ge/news/ძაღლები-თბილისში-ზე.', 'https://netgazeti.ge/news/ძაღლები-თბილისში'],
    ['https://example.org/news/dogs-თბილისში', 'https://example.org/news/dogs-თბილისში'],
    ['https://example.org/?q=a-ს, https', 'https://example.org/?q=a'],
    ['https://example.org/a(b)*_ის', 'https://example.org/a(b)*_ის'],
    ['[https://example.org/a[1]]).', 'https://example.org/a[1]'],
  ])('%s', (text, address) => {
    expect(leading(text)).toEqual([address])
  })

  test('are those of the web alone', () => {
    for (const text of [
      'javascript:alert(1)',
      'ftp://example.org',
      'example.org',
      'https://',
      'data:text/html,https:',
      'https://bank.example@evil.example/',
    ]) {
      expect(leading(text), text).toEqual([])
    }
  })

  test('never reach over what begins a tag or ends an attribute', () => {
    expect(leading('https://example.org/<script>alert(1)</script>')).toEqual(['https://example.org/'])
    expect(leading('https://example.org/"onclick="alert(1)')).toEqual(['https://example.org/'])
  })

  test.each([
    ['brackets behind them', ')'.repeat(30_000), ''],
    ['dots behind them', '.'.repeat(30_000), ''],
    ['endings behind them', '-ზე'.repeat(30_000), ''],
    ['dots within them', `${'.'.repeat(30_000)}a`, `${'.'.repeat(30_000)}a`],
    ['brackets within them', '()'.repeat(30_000), '()'.repeat(30_000)],
  ])('are found however many %s', (_, more, kept) => {
    const [found = ''] = leading(`http://a.ge/${more} behind`)
    expect(found === `http://a.ge/${kept}`).toBe(true)
  })

  test('leave the text whole', () => {
    for (const text of ['', 'no address', 'a https://b.example, c https://d.example. e'])
      expect(
        partsOf(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
  })
})
