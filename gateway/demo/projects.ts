import type { Localized } from '../../schema/model.ts'
import { presetNames } from '../../schema/project-presets.ts'

export interface DemoGift {
  /** Null for an anonymous one. */
  name: string | null
  amount: number
}

export interface DemoProject {
  title: Localized
  description: Localized
  /** Lari, as `raised` is. */
  goal: number
  raised: number
  gifts: { count: number; from: string; until: string; newest: readonly DemoGift[] }
  createdAt: string
  startDate: string | null
  endDate: string | null
  /** One of the site's drawings: no photo is invented. */
  imageUrl: string
  youtubeUrl: string | null
}

/** What up to three sums buy, as a project says it. */
const offering = (...sums: readonly [sum: number, en: string, ka: string][]) =>
  Object.fromEntries(
    sums.flatMap(([sum, en, ka], place) => {
      const names = presetNames[place]
      return names
        ? [
            [names.sum, sum],
            [names.en, en],
            [names.ka, ka],
          ]
        : []
    }),
  )

const warmWinter: DemoProject = {
  title: {
    en: 'A warm winter for forty dogs in Gori',
    ka: 'თბილი ზამთარი ორმოცი ძაღლისთვის გორში',
  },
  description: {
    en: `Last January the shelter in Gori ran out of straw on the coldest night of the year. Neighbours brought blankets until morning. This winter we want to be ready before the first frost.

Your gift buys insulated kennels, straw that stays dry and one hot meal a day for forty dogs, from December to the end of March. ₾150 pays for one kennel, roof and all.

When the winter ends, the kennels stay: they go to the next dogs who come in from the road.`,
    ka: `გასულ იანვარს, წლის ყველაზე ცივ ღამეს, გორის თავშესაფარს ნამჯა გამოელია. მეზობლებს დილამდე საბნები მოჰქონდათ. წელს გვინდა, პირველ ყინვამდე მოვემზადოთ.

შენი შემოწირულობით ვიყიდით დათბუნებულ სახლუკებსა და მშრალ ნამჯას, დეკემბრიდან მარტის ბოლომდე კი ორმოცი ძაღლი დღეში ერთხელ ცხელ ულუფას მიიღებს. ერთი სახლუკა, სახურავიანად, 150\u00A0ლარი ღირს.

როცა ზამთარი დამთავრდება, სახლუკები დარჩება და იმ ძაღლებს შეიფარებს, რომლებიც შემდეგ მოვლენ ქუჩიდან.`,
  },
  goal: 12_000,
  raised: 8_450,
  gifts: {
    count: 212,
    from: '2026-09-01',
    until: '2026-11-18',
    newest: [
      { name: 'Giorgi Beridze', amount: 250 },
      { name: null, amount: 100 },
      { name: 'ნინო კობახიძე', amount: 50 },
      { name: 'Tbilisi School No. 51', amount: 640 },
      { name: null, amount: 25 },
      { name: 'Mariam Lomidze', amount: 80 },
      { name: 'Anna Schulz', amount: 120 },
      { name: 'ლევან გელაშვილი', amount: 30 },
    ],
  },
  createdAt: '2026-08-31T09:00:00Z',
  startDate: '2026-09-01',
  endDate: '2027-03-31',
  imageUrl: '/drawings/winter-house.svg',
  youtubeUrl: 'https://youtu.be/WhWc3b3KhnY',
  ...offering(
    [45, 'one hot meal a day for a month, for one dog', 'ერთი ძაღლის ცხელი ულუფა მთელი თვით'],
    [150, 'one warm kennel, roof and all', 'ერთი თბილი სახლუკა, სახურავიანად'],
    [300, 'two warm kennels, roofs and all', 'ორი თბილი სახლუკა, სახურავიანად'],
  ),
}

const mobileClinic: DemoProject = {
  title: { en: 'A mobile clinic for Kakheti', ka: 'მობილური კლინიკა კახეთისთვის' },
  description: {
    en: `From many villages of Kakheti the nearest vet is two hours away. A van with an operating table, a fridge for vaccines and one vet can be in a new village every day.

The goal covers the van, its equipment and the fuel and medicine of the first six months. Neutering a dog on the spot costs ₾70, half of what it costs in the city.

In November we passed the goal. Whatever comes on top goes into the medicine chest: one month of supplies costs about ₾1,200.`,
    ka: `კახეთის ბევრი სოფლიდან უახლოეს ვეტერინარამდე ორი საათის გზაა. ფურგონი საოპერაციო მაგიდით, ვაქცინების მაცივრითა და თავისი ვეტერინარით ყოველდღე ახალ სოფელში ჩავა.

თანხა ფურგონს, აღჭურვილობასა და პირველი ექვსი თვის საწვავსა და მედიკამენტებს მოხმარდება. ერთი ძაღლის სტერილიზაცია ადგილზე 70\u00A0ლარი ჯდება, ქალაქში კი ორჯერ მეტი.

მიზანს ნოემბერში გადავაჭარბეთ. რაც კიდევ შემოვა, წამლებს მოხმარდება: ერთი თვის მარაგი დაახლოებით 1\u00A0200\u00A0ლარი ღირს.`,
  },
  goal: 30_000,
  raised: 31_200,
  gifts: { count: 388, from: '2025-12-01', until: '2026-11-20', newest: [] },
  createdAt: '2025-11-24T09:00:00Z',
  startDate: '2025-12-01',
  endDate: null,
  imageUrl: '/drawings/mobile-clinic.svg',
  youtubeUrl: null,
  ...offering(
    [70, 'neutering for one dog', 'ერთი ძაღლის სტერილიზაცია'],
    [140, 'neutering for two dogs', 'ორი ძაღლის სტერილიზაცია'],
    [1200, 'the medicine of one month', 'ერთი თვის მედიკამენტები'],
  ),
}

const earTags: DemoProject = {
  title: { en: 'Ear tags and vaccines, spring round', ka: 'ყურის საჭდეები და აცრა, გაზაფხულის ეტაპი' },
  description: {
    en: `A yellow tag in the ear tells everybody: this dog is vaccinated, neutered and a danger to nobody. In spring our volunteers go from yard to yard in Tbilisi, Mtskheta and Gori, with vaccines in a cool box and a notebook for every dog they meet.

₾19 pays for one dog: the rabies vaccine, the tag and a look by a vet. With the whole sum, five hundred dogs are safe for another year.`,
    ka: `ყვითელი საჭდე ყურზე ყველას ეუბნება: ეს ძაღლი აცრილი და სტერილიზებულია და საფრთხეს არავის უქმნის. გაზაფხულზე ჩვენი მოხალისეები თბილისში, მცხეთასა და გორში ეზო-ეზო ივლიან: ჩანთა-მაცივრით ვაქცინებს წაიღებენ, რვეულში კი ყველა შემხვედრ ძაღლს ჩაწერენ.

ერთ ძაღლს 19\u00A0ლარი სჭირდება: ცოფის ვაქცინა, საჭდე და ვეტერინარის შემოწმება. სრული თანხა ხუთას ძაღლს კიდევ ერთი წლით დაიცავს.`,
  },
  goal: 9_500,
  raised: 4_105,
  gifts: { count: 97, from: '2026-05-20', until: '2026-11-19', newest: [] },
  createdAt: '2025-11-17T09:00:00Z',
  startDate: '2026-05-20',
  endDate: '2027-05-31',
  imageUrl: '/drawings/ear-tags.svg',
  youtubeUrl: null,
  ...offering(
    [
      19,
      'a vaccine, an ear tag and a look by a vet for one dog',
      'ერთი ძაღლის აცრა, საჭდე და ვეტერინარის შემოწმება',
    ],
    [95, 'the same for five dogs', 'იგივე ხუთი ძაღლისთვის'],
    [380, 'the same for twenty dogs', 'იგივე ოცი ძაღლისთვის'],
  ),
}

const fence: DemoProject = {
  title: { en: 'A fence for the Rustavi yard', ka: 'ღობე რუსთავის ეზოსთვის' },
  description: {
    en: `In the yard in Rustavi, dogs wait for a home once they are well again. The old fence came down in a spring storm, and ever since somebody has had to stand at the gap all day.

₾3,200 buys sixty metres of mesh, posts, concrete and a gate that really closes. We put it up ourselves, on two Saturdays in December: a pair of hands is as welcome as a gift.`,
    ka: `რუსთავის ეზოში გამოჯანმრთელებული ძაღლები ახალ სახლს ელოდებიან. ძველი ღობე გაზაფხულის ქარიშხალმა წააქცია და მას შემდეგ იმ ადგილას მთელი დღე ვიღაც უნდა იდგეს.

3\u00A0200\u00A0ლარი ეყოფა სამოც მეტრ ბადეს, ბოძებს, ბეტონსა და ჭიშკარს, რომელიც მართლა იკეტება. ღობეს ჩვენ თვითონ დავდგამთ, დეკემბრის ორ შაბათს: დამხმარე ხელი ისევე გვიხარია, როგორც შემოწირულობა.`,
  },
  goal: 3_200,
  raised: 1_760,
  gifts: { count: 41, from: '2026-04-15', until: '2026-11-17', newest: [] },
  createdAt: '2025-11-10T09:00:00Z',
  startDate: '2026-04-15',
  endDate: '2026-12-19',
  imageUrl: '/drawings/yard-fence.svg',
  youtubeUrl: null,
  ...offering(
    [54, 'one metre of the fence, posts and concrete too', 'ერთი მეტრი ღობე, ბოძებითა და ბეტონით'],
    [270, 'five metres of the fence', 'ხუთი მეტრი ღობე'],
    [540, 'ten metres of the fence', 'ათი მეტრი ღობე'],
  ),
}

const lessons: DemoProject = {
  title: { en: 'Lessons in ten village schools', ka: 'გაკვეთილები ათი სოფლის სკოლაში' },
  description: {
    en: `A child who knows how a dog says "leave me alone" is rarely bitten, and a dog nobody fears is not chased away. We have prepared one lesson of forty-five minutes: pictures, a game and a calm old dog as a guest.

₾240 takes the lesson to one village: the road, a printed booklet for every child and a first-aid box for the class. We begin in February, with ten schools in Imereti and Samegrelo.`,
    ka: `ბავშვს, რომელმაც იცის, როგორ ამბობს ძაღლი „თავი დამანებე“, იშვიათად უკბენენ, ძაღლს კი, რომლისაც არავის ეშინია, აღარავინ დევნის. ჩვენ ორმოცდახუთწუთიანი გაკვეთილი მოვამზადეთ: სურათები, თამაში და სტუმრად მოსული წყნარი, ხანდაზმული ძაღლი.

240\u00A0ლარი ერთი სოფლის სკოლას ეყოფა: გზის ხარჯი, თითო წიგნაკი ყველა ბავშვისთვის და პირველადი დახმარების ყუთი კლასისთვის. თებერვალში დავიწყებთ, იმერეთისა და სამეგრელოს ათ სკოლაში.`,
  },
  goal: 2_400,
  raised: 0,
  gifts: { count: 0, from: '2026-11-01', until: '2026-11-01', newest: [] },
  createdAt: '2025-11-03T09:00:00Z',
  startDate: '2026-11-01',
  endDate: '2027-06-15',
  imageUrl: '/drawings/school-lesson.svg',
  youtubeUrl: null,
  ...offering(
    [120, 'half of the lesson in one village', 'ერთი სოფლის გაკვეთილის ნახევარი'],
    [240, 'the lesson in one village', 'ერთი სოფლის გაკვეთილი'],
  ),
}

/** Oldest first. */
export const demoProjects: readonly DemoProject[] = [lessons, fence, earTags, mobileClinic, warmWinter]
