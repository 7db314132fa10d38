import { inks, type Paper, type Style, sheet } from './paper.ts'

/** How the papers of the charity are written. */
export const styles = {
  site: { face: 'title', size: 17, ink: inks.title },
  kind: { face: 'plain', size: 12, ink: inks.soft },
  number: { face: 'title', size: 26, ink: inks.title },
  label: { face: 'plain', size: 11, ink: inks.soft },
  value: { face: 'bold', size: 11.5, ink: inks.text },
  beneath: { face: 'plain', size: 10.5, ink: inks.soft },
  sum: { face: 'bold', size: 14, ink: inks.text },
  amount: { face: 'title', size: 26, ink: inks.giving },
} as const satisfies Record<string, Style>

const { margin } = sheet

/** How wide what is written may be. */
export const inner = sheet.width - 2 * margin

/** A band in the colour of the site, its lower edge torn off as a receipt is. */
export const drawHead = (paper: Paper, site: string): void => {
  const [height, tooth] = [92, 9]
  const teeth = Math.ceil(sheet.width / tooth / 2)
  paper.decorate((on) => {
    on.moveTo(0, 0).lineTo(0, height)
    for (let each = 0; each < teeth; each++)
      on.lineTo((2 * each + 1) * tooth, height + tooth * 0.8).lineTo((2 * each + 2) * tooth, height)
    on.lineTo(sheet.width, 0).fill(inks.ground)
  })
  paper.write('P', site, styles.site, { x: margin, y: 36, width: inner })
}

export const drawRule = (paper: Paper, y: number, isStrong: boolean): void =>
  paper.decorate((on) => {
    if (!isStrong) on.dash(3, { space: 3 })
    on.moveTo(margin, y)
      .lineTo(sheet.width - margin, y)
      .lineWidth(isStrong ? 1.5 : 0.75)
      .stroke(isStrong ? inks.title : inks.line)
  })
