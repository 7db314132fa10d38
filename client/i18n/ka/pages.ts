import type { Dictionary } from '../en.ts'

export const pages: Dictionary['pages'] = {
  landing: {
    title: 'აახტუნე ბურთი და შემოდი საიტზე',
    description:
      'პატარა ორგანიზაცია, რომელიც საქართველოს ქუჩის ძაღლებს ერთი გადარჩენილი ნაგაზის სახსოვრად ეხმარება.',
  },
  dashboard: {
    title: 'მთავარი',
    description:
      'ვპოულობთ და ვკურნავთ საქართველოს ქუჩის ძაღლებს და ახალ ოჯახს ვუძებნით, რადგან ერთხელ ერთი ნაგაზი გზისპირას იწვა და ელოდა, სანამ ვიღაც გაჩერდებოდა.',
  },
  signIn: { title: 'შესვლა', description: 'შედი შენს ანგარიშზე.' },
  signUp: { title: 'რეგისტრაცია', description: 'გახსენი პირადი ან ბიზნესანგარიში.' },
  forgotPassword: { title: 'პაროლის აღდგენა', description: 'მოითხოვე ახალი პაროლის დასაყენებელი ბმული.' },
  projects: { title: 'პროექტები', description: 'რისთვის ვაგროვებთ თანხას. გვერდი მალე დაემატება.' },
  adopt: { title: 'იშვილე', description: 'ძაღლები, რომლებიც ოჯახს ელოდებიან. გვერდი მალე დაემატება.' },
  events: {
    title: 'ღონისძიებები',
    description: 'გასეირნებები, ბაზრობები, ღია კარის დღეები. გვერდი მალე დაემატება.',
  },
  gallery: { title: 'ჩვენი ძაღლები', description: 'ძაღლები ქუჩიდან სახლამდე მიმავალ გზაზე.' },
  donate: { title: 'შემოწირე', description: 'ყოველი შემოწირულობა ერთი ნაბიჯია სახლისკენ.' },
  colab: { title: 'დაგვიკავშირდი', description: 'მოგვწერე, თუ დახმარება, კითხვა ან თანამშრომლობა გსურს.' },
  profile: { title: 'ჩემი მონაცემები', description: 'შენი სახელი, ელფოსტა და მომხმარებლის სახელი.' },
  notFound: { title: 'გვერდი ვერ მოიძებნა', description: 'ამ მისამართზე გვერდი არ არსებობს.' },
  failed: { title: 'რაღაც შეფერხდა', description: 'გვერდი ვერ ჩაიტვირთა.' },
  adminProjects: { title: 'პროექტები', description: 'პროექტები და მათი შემომწირველები.' },
  adminProjectCreate: { title: 'ახალი პროექტი', description: 'პროექტის შექმნა.' },
  adminProjectEdit: {
    title: 'პროექტის შეცვლა',
    description: 'პროექტის ტექსტის, მიზნისა და თარიღების შეცვლა.',
  },
  adminEvents: { title: 'ღონისძიებები', description: 'ღონისძიებები და მათი გამომწერები.' },
  adminEventCreate: { title: 'ახალი ღონისძიება', description: 'ღონისძიების შექმნა.' },
  adminEventEdit: { title: 'ღონისძიების შეცვლა', description: 'ღონისძიების ტექსტისა და თარიღის შეცვლა.' },
  adminGallery: { title: 'გალერეა', description: 'გალერეის სამი ვიდეო.' },
  adminContacts: { title: 'წერილები', description: 'საკონტაქტო ფორმით მოსული წერილები.' },
  adminAnalytics: { title: 'ანალიტიკა', description: 'შემოწირულობები ჯამში და პროექტების მიხედვით.' },
}
