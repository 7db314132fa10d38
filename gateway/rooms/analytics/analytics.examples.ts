const totals = (warmWinter: string) => [
  { projectId: '01a0570c-0280-7065-8aa2-eb52794f39e5', projectTitle: warmWinter, totalDonated: 8450 },
]

export const projectTotalsExamples = {
  en: { summary: 'In English', value: totals('A warm winter for forty dogs in Gori') },
  ka: { summary: 'ქართულად', value: totals('თბილი ზამთარი ორმოცი ძაღლისთვის გორში') },
}

export const growthExamples = {
  months: {
    summary: 'A month without gifts among them',
    value: [
      { month: '2026-09', total: 1420.5, count: 23 },
      { month: '2026-10', total: 0, count: 0 },
      { month: '2026-11', total: 3310, count: 41 },
    ],
  },
}
