/** What ends a text within a PDF, or begins another one. */
const special = /[\\()]/g

const [width, height, edge] = [297, 420, 36]

const drawn = (lines: readonly string[]): string =>
  `BT /F1 12 Tf 20 TL ${edge} ${height - 2 * edge} Td ${lines
    .map((line) => `(${line.replace(special, '\\$&')}) Tj T*`)
    .join(' ')} ET`

/**
 * A sheet with these lines, in letters that every reader of PDFs has by itself, so that no font is read for it: a whole paper of the
 * site would take as long as all else of the demo. Of the same lines come the same bytes.
 */
export const demoPaper = (lines: readonly string[]): Buffer => {
  const content = drawn(lines)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let written = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = written.length
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`
  return Buffer.from(written + end, 'latin1')
}
