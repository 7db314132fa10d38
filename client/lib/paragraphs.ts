interface Paragraph {
  /** Where the paragraph stands in the text. */
  key: number
  text: string
}

/** The paragraphs of a text that an empty line parts; single line breaks stay inside them. */
export const paragraphsOf = (text: string): Paragraph[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph, key) => ({ key, text: paragraph.trim() }))
    .filter((paragraph) => paragraph.text !== '')
