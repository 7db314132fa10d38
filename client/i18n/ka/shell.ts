import type { Dictionary } from '../en.ts'

export const shell: Dictionary['shell'] = {
  site: 'ქუჩიდან სახლამდე',
  siteFirstLine: 'ქუჩიდან',
  siteSecondLine: 'სახლამდე',
  skip: 'გვერდის შინაარსზე გადასვლა',
  nav: {
    label: 'მთავარი',
    about: 'ჩვენ შესახებ',
    events: 'ღონისძიებები',
    gallery: 'ჩვენი ძაღლები',
    projects: 'პროექტები',
    colab: 'თანამშრომლობა',
  },
  language: 'ენა',
  signIn: 'შესვლა',
  adopt: 'იშვილე',
  donate: 'შემოწირე',
  menu: { title: 'მენიუ', open: 'მენიუს გახსნა', close: 'მენიუს დახურვა' },
  account: {
    label: 'ანგარიში: {{name}}',
    donate: 'შემოწირე',
    myInfo: 'ჩემი მონაცემები',
    admin: 'ადმინისტრირება',
    logout: 'გასვლა',
  },
  footer: {
    label: 'საიტის შესახებ',
    memory: 'იმ ნაგაზის ხსოვნას, რომელიც გზისპირას ვიპოვეთ.',
    about: 'ჩვენ შესახებ',
    privacy: 'კონფიდენციალურობა',
    terms: 'წესები და პირობები',
    colab: 'თანამშრომლობა',
  },
  toasts: { region: 'შეტყობინებები', close: 'შეტყობინების დახურვა' },
  tryAgain: 'სცადე თავიდან',
  comingSoon: { title: 'მალე', text: 'ისიც ელოდება. აქ მოსასვლელ გზას ჯერ ვაგებთ.' },
  notFound: { text: 'გზა აქ წყდება. უკან დასაბრუნებელ გზას ჩვენი ნაგაზი გიჩვენებს.', link: 'მთავარ გვერდზე' },
  failed: {
    title: 'რაღაც ხარვეზია',
    text: 'გვერდი ვერ ჩაიტვირთა. შეამოწმე ინტერნეტკავშირი და სცადე თავიდან.',
  },
}
