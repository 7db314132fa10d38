/** Plainly no real one: its account is the example that the registry of account numbers gives for Georgia. */
export const demoCharity = {
  name: { en: 'Demo union, not a real one', ka: 'სადემონსტრაციო კავშირი, ნამდვილი არ არის' },
  address: { en: '1 Demo Street, Tbilisi', ka: 'თბილისი, დემოს ქ. 1' },
  identificationCode: '000000000',
  iban: 'GE29NB0000000101904917',
  bankName: 'Demo Bank',
}
