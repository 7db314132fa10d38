/** Statements as banks of Georgia write them; whoever stands in them is invented. */

type Cells = readonly string[]

const csv = (separator: string, rows: readonly Cells[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[",;|\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator),
    )
    .join('\r\n')

export interface Transfer {
  /** `YYYY-MM-DD` */
  day: string
  /** Lari; below zero where they went. */
  amount: number
  payer: string
  purpose: string
  reference: string
}

const dayFirst = (day: string, mark: string): string => day.split('-').reverse().join(mark)
const withComma = (lari: number): string => Math.abs(lari).toFixed(2).replace('.', ',')

/** In both languages at once, days with slashes, what came and what went apart. */
export const tbcFile = (transfers: readonly Transfer[]): string =>
  csv(',', [
    [
      'თარიღი / Date',
      'დანიშნულება / Description',
      'გასული თანხა / Paid Out',
      'შემოსული თანხა / Paid In',
      'ნაშთი / Balance',
      'პარტნიორის სახელი / Partner’s Name',
      'ტრანზაქციის ID / Transaction ID',
    ],
    ...transfers.map(({ day, amount, payer, purpose, reference }) => [
      dayFirst(day, '/'),
      purpose,
      amount < 0 ? Math.abs(amount).toFixed(2) : '',
      amount > 0 ? amount.toFixed(2) : '',
      '10000.00',
      payer,
      reference,
    ]),
  ])

/** In Georgian, with words above the header, semicolons, and a currency in each row. */
export const bankOfGeorgiaFile = (transfers: readonly Transfer[]): string =>
  csv(';', [
    ['ანგარიშის ამონაწერი'],
    ['ანგარიში', 'GE00BG0000000000000001GEL'],
    ['პერიოდი', '01.02.2026', '28.02.2026'],
    [],
    ['თარიღი', 'საბუთის ნომერი', 'დებეტი', 'კრედიტი', 'ვალუტა', 'გამგზავნის დასახელება', 'დანიშნულება'],
    ...transfers.map(({ day, amount, payer, purpose, reference }) => [
      dayFirst(day, '.'),
      reference,
      amount < 0 ? withComma(amount) : '',
      amount > 0 ? withComma(amount) : '',
      'GEL',
      payer,
      purpose,
    ]),
    ['', '', '80,00', '1250,50', '', 'ბრუნვა', ''],
  ])

/** In English, one column for what came and what went. */
export const signedFile = (transfers: readonly Transfer[], separator = ','): string =>
  csv(separator, [
    ['Date', 'Details', 'Amount', 'Sender name', 'Reference'],
    ...transfers.map(({ day, amount, payer, purpose, reference }) => [
      day,
      purpose,
      amount.toFixed(2),
      payer,
      reference,
    ]),
  ])

/** A month of a small charity: two gifts, one of nobody, and what was paid. */
export const february: readonly Transfer[] = [
  {
    day: '2026-02-02',
    amount: 120.5,
    payer: 'ანა ბერიძე',
    purpose: 'ზამთრის სახლისთვის',
    reference: '18-220571',
  },
  {
    day: '2026-02-13',
    amount: 1000,
    payer: 'შპს "მწყემსი"',
    purpose: 'შემოწირულობა',
    reference: '18-220572',
  },
  { day: '2026-02-14', amount: -80, payer: 'ვეტერინარი', purpose: 'ვაქცინები', reference: '18-220573' },
  { day: '2026-02-17', amount: 50, payer: '', purpose: 'ძაღლებს', reference: '18-220574' },
]
