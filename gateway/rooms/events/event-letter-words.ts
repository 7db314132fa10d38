import type { Locale } from '../../../schema/locales.ts'

/** How somebody stands at an event. */
interface Standing {
  isWaiting: boolean
  turn: number
}

interface Said<More extends unknown[] = []> {
  subject: (title: string) => string
  heading: (title: string) => string
  said: (title: string, ...more: More) => string
}

/** What is written to those who have signed up for an event, in one language. */
export interface EventLetterWords {
  of: {
    eventPlace: Said<[Standing]>
    eventWaiting: Said<[Standing]>
    eventPlaceFree: Said<[Standing]>
    eventChanged: Said<[Standing]>
    eventOn: Said<[Standing]>
    eventOff: Said
    eventRemoved: Said
  }
  when: string
  where: string
  undated: string
  giveUpWhy: string
  stopWaitingWhy: string
  page: string
  others: string
  giveUp: string
  stopWaiting: string
  reason: string
}

export const eventLetterWords: Record<Locale, EventLetterWords> = {
  en: {
    of: {
      eventPlace: {
        subject: (title) => `You have a place: ${title}`,
        heading: () => 'You have a place. See you there!',
        said: (title) => `You have signed up for “${title}”.`,
      },
      eventWaiting: {
        subject: (title) => `You are on the waiting list: ${title}`,
        heading: () => 'You are on the waiting list',
        said: (title, { turn }) =>
          `All places at “${title}” are taken. You wait for one as number ${turn}: as soon as it is your turn, we write to you.`,
      },
      eventPlaceFree: {
        subject: (title) => `A place is yours now: ${title}`,
        heading: () => 'A place has become free, and it is yours',
        said: (title) => `You waited for a place at “${title}”. Now you have one.`,
      },
      eventChanged: {
        subject: (title) => `Changed: ${title}`,
        heading: () => 'Something has changed',
        said: (title, { isWaiting }) =>
          isWaiting
            ? `“${title}”, for which you are on the waiting list, is at another time or another place. This holds now:`
            : `“${title}”, for which you have signed up, is at another time or another place. This holds now:`,
      },
      eventOn: {
        subject: (title) => `It takes place after all: ${title}`,
        heading: () => 'This event takes place after all',
        said: (title, { isWaiting }) =>
          isWaiting
            ? `We wrote to you that “${title}” will not take place. It will after all, and you are on its waiting list as before. This holds now:`
            : `We wrote to you that “${title}” will not take place. It will after all, and you have your place as before. This holds now:`,
      },
      eventRemoved: {
        subject: (title) => `You are off the list: ${title}`,
        heading: () => 'You are off the list',
        said: (title) =>
          `We have taken you off the list of “${title}”. If that is a mistake, please sign up again on its page, or write to us.`,
      },
      eventOff: {
        subject: (title) => `It will not take place: ${title}`,
        heading: () => 'This event will not take place',
        said: (title) =>
          `We are sorry: “${title}”, for which you have signed up, will not take place. It was planned for:`,
      },
    },
    when: 'When',
    where: 'Where',
    undated: 'the day is not set yet, we will write to you',
    giveUpWhy: 'If you cannot come, please let the next one have your place: the way to do so stands below.',
    stopWaitingWhy: 'If you do not want to wait any more, the way to tell us stands below.',
    page: 'To the page of the event',
    others: 'See what else is coming',
    giveUp: 'I cannot come: give up my place',
    stopWaiting: 'I do not want to wait any more',
    reason:
      'You are receiving this email because somebody, we hope you, has signed up for an event on our site with this address.',
  },
  ka: {
    of: {
      eventPlace: {
        subject: (title) => `ადგილი გაქვს: ${title}`,
        heading: () => 'ადგილი გაქვს. იქ შევხვდებით!',
        said: (title) => `ჩაეწერე ღონისძიებაზე „${title}“.`,
      },
      eventWaiting: {
        subject: (title) => `მოლოდინის სიაში ხარ: ${title}`,
        heading: () => 'მოლოდინის სიაში ხარ',
        said: (title, { turn }) =>
          `ღონისძიებაზე „${title}“ ყველა ადგილი დაკავებულია. რიგში შენი ნომერია ${turn}: როგორც კი შენი ჯერი მოვა, მოგწერთ.`,
      },
      eventPlaceFree: {
        subject: (title) => `ადგილი გათავისუფლდა: ${title}`,
        heading: () => 'ადგილი გათავისუფლდა და ის შენია',
        said: (title) => `ღონისძიებაზე „${title}“ ადგილს ელოდებოდი. ახლა უკვე გაქვს.`,
      },
      eventChanged: {
        subject: (title) => `ცვლილება: ${title}`,
        heading: () => 'რაღაც შეიცვალა',
        said: (title, { isWaiting }) =>
          isWaiting
            ? `ღონისძიების „${title}“ დრო ან ადგილი შეიცვალა. შენ მის მოლოდინის სიაში ხარ. ახლა ასეა:`
            : `ღონისძიების „${title}“ დრო ან ადგილი შეიცვალა. შენ მასზე ჩაწერილი ხარ. ახლა ასეა:`,
      },
      eventOn: {
        subject: (title) => `ღონისძიება მაინც ჩატარდება: ${title}`,
        heading: () => 'ეს ღონისძიება მაინც ჩატარდება',
        said: (title, { isWaiting }) =>
          isWaiting
            ? `მოგწერეთ, რომ ღონისძიება „${title}“ არ ჩატარდებოდა. ის მაინც ჩატარდება და შენ ისევ მის მოლოდინის სიაში ხარ. ახლა ასეა:`
            : `მოგწერეთ, რომ ღონისძიება „${title}“ არ ჩატარდებოდა. ის მაინც ჩატარდება და შენი ადგილი ისევ შენია. ახლა ასეა:`,
      },
      eventRemoved: {
        subject: (title) => `სიაში აღარ ხარ: ${title}`,
        heading: () => 'სიაში აღარ ხარ',
        said: (title) =>
          `ღონისძიების „${title}“ სიიდან ამოგშალეთ. თუ ეს შეცდომაა, მის გვერდზე ხელახლა ჩაეწერე ან მოგვწერე.`,
      },
      eventOff: {
        subject: (title) => `ღონისძიება არ ჩატარდება: ${title}`,
        heading: () => 'ეს ღონისძიება არ ჩატარდება',
        said: (title) =>
          `ვწუხვართ: ღონისძიება „${title}“, რომელზეც ჩაეწერე, არ ჩატარდება. დაგეგმილი იყო ასე:`,
      },
    },
    when: 'როდის',
    where: 'სად',
    undated: 'დღე ჯერ არ დანიშნულა, მოგწერთ',
    giveUpWhy: 'თუ ვერ მოდიხარ, ადგილი სხვას დაუთმე: ამისათვის ქვემოთ ბმულია.',
    stopWaitingWhy: 'თუ ლოდინი აღარ გინდა, ქვემოთ ბმულია.',
    page: 'ღონისძიების გვერდი',
    others: 'ნახე, კიდევ რა იგეგმება',
    giveUp: 'ვერ მოვდივარ, ადგილს ვთმობ',
    stopWaiting: 'ლოდინი აღარ მინდა',
    reason:
      'ეს წერილი იმიტომ მოგივიდა, რომ ჩვენს საიტზე ვიღაც, იმედია, შენ, ღონისძიებაზე ამ მისამართით ჩაეწერა.',
  },
}
