import type { secondStep as english } from '../en/second-step.ts'

export const secondStep: typeof english = {
  title: 'ორსაფეხურიანი დადასტურება',
  code: 'კოდი ტელეფონიდან',
  hint: 'ექვსი ციფრი, რომელსაც აპლიკაცია ახლა აჩვენებს.',
  recoveryCode: 'სარეზერვო კოდი',
  recoveryHint:
    'ერთ-ერთი იმათგან, რომლებიც შეინახე. თითო ერთხელ გამოდგება. თუ აღარცერთი დაგრჩა, საიტის ადმინისტრატორს სთხოვე, უკოდოდ შეგიშვას.',
  useRecoveryCode: 'სარეზერვო კოდით შესვლა',
  useTelephone: 'ტელეფონის კოდით შესვლა',
  startAgain: 'თავიდან დაწყება',
}
