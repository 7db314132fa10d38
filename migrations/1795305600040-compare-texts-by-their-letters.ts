import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A text of SQL that holds these characters, none of which is told by how it looks. */
const characters = (codes: readonly number[]): string => `'${String.fromCodePoint(...codes)}'`

const range = (from: number, until: number): number[] =>
  Array.from({ length: until - from + 1 }, (_, index) => from + index)

/** Georgian has capitals that not every database knows. */
const capitals = [...range(0x1c90, 0x1cb0)]
const letters = [...range(0x10d0, 0x10f0)]

const dashes = range(0x2010, 0x2015)
const hyphen = 0x2d

/** Blanks and line ends that have no plain form, and marks that nobody sees. */
const unseen = [
  ...range(0x09, 0x0d),
  0x20,
  0x85,
  0xad,
  0x1680,
  ...range(0x200b, 0x200f),
  ...range(0x2028, 0x202e),
  ...range(0x2060, 0x2064),
  0xfeff,
]

const from = characters([...capitals, ...dashes, 0x2212, ...unseen])
const to = characters([...letters, ...[...dashes, 0x2212].map(() => hyphen)])

/**
 * Two texts that differ by blanks, by the width or the size of letters, or by the length of a dash alone are the same to
 * whoever reads them, and often to a bank: references and names are compared by their letters. There is one such rule, here.
 */
const rule = `
create function letters_of(given text) returns text
  language sql immutable parallel safe as $$ select translate(lower(normalize(given, NFKC)), ${from}, ${to}) $$;

comment on function letters_of(text) is
  'What a reference or a name is compared by: without blanks, in small letters of plain width.';`

const index = (key: string): string => `
drop index donations_reference_idx;
create index donations_reference_idx on donations ((${key} collate "C"), id) where reference is not null;`

export class CompareTextsByTheirLetters1795305600040 implements MigrationInterface {
  readonly name = 'CompareTextsByTheirLetters1795305600040'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(rule)
    await runner.query(index('letters_of(reference)'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(index('lower(reference)'))
    await runner.query('drop function letters_of(text)')
  }
}
