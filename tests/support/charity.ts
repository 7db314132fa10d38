/** What a receipt needs to know of a charity that there is not. */
export const exampleCharity = {
  translations: {
    en: { name: 'An Example Union', address: '1 Example Street, Tbilisi' },
    ka: { name: 'სანიმუშო კავშირი', address: 'თბილისი, ნიმუშის ქ. 1' },
  },
  identificationCode: '123456789',
}

/** What the charity of the tests is: all that visitors need to give to it. */
export const charityDetails = {
  ...exampleCharity,
  iban: 'GE29NB0000000101904917',
  bankName: 'An Example Bank',
}
