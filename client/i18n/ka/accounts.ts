import type { Dictionary } from '../en.ts'

export const accounts: Dictionary['accounts'] = {
  fields: {
    firstName: 'სახელი',
    lastName: 'გვარი',
    email: 'ელფოსტა',
    username: 'მომხმარებლის სახელი',
    password: 'პაროლი',
    confirmPassword: 'გაიმეორე პაროლი',
    accountType: 'ანგარიშის ტიპი',
  },
  individual: 'პირადი',
  business: 'ბიზნესი',
  showPassword: 'პაროლის ჩვენება',
  hidePassword: 'პაროლის დამალვა',
  usernameHint: 'ნებისმიერი ანბანის ასოები, ციფრები და . _ -',
  passwordHint: 'სულ მცირე {{minimum}} სიმბოლო',
  signIn: {
    title: 'შესვლა',
    newHere: 'ჯერ არ გაქვს ანგარიში?',
    submit: 'შესვლა',
    forgot: 'დაგავიწყდა პაროლი?',
    success: 'წარმატებით შეხვედი',
    aside: 'მას ახსოვს ყველა, ვინც მის გამო ერთხელ მაინც გაჩერდა.',
  },
  signUp: {
    title: 'რეგისტრაცია',
    alreadyHere: 'უკვე ჩვენთან ხარ?',
    submit: 'რეგისტრაცია',
    success: 'რეგისტრაცია დასრულდა. დაადასტურე ელფოსტა',
    aside: 'ერთი ანგარიში ყველა გასეირნების, შემოწირულობისა და წერილისთვის.',
  },
}
