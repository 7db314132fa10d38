import type { Locale } from '../../schema/locales.ts'
import type { Random } from './pseudo-random.ts'

export interface Person {
  name: string
  /** Null for who gave none. */
  email: string | null
  locale: Locale
}

export interface PersonWithEmail extends Person {
  email: string
}

type Names = readonly [readonly [string, string], ...(readonly [string, string])[]]

const givenNames: Names = [
  ['Giorgi', 'გიორგი'],
  ['Nino', 'ნინო'],
  ['Levan', 'ლევან'],
  ['Mariam', 'მარიამ'],
  ['Tamar', 'თამარ'],
  ['Davit', 'დავით'],
  ['Ana', 'ანა'],
  ['Irakli', 'ირაკლი'],
  ['Salome', 'სალომე'],
  ['Nika', 'ნიკა'],
  ['Elene', 'ელენე'],
  ['Ketevan', 'ქეთევან'],
  ['Zurab', 'ზურაბ'],
  ['Maia', 'მაია'],
  ['Sopio', 'სოფიო'],
  ['Beka', 'ბექა'],
  ['Natia', 'ნათია'],
  ['Sandro', 'სანდრო'],
]

const familyNames: Names = [
  ['Beridze', 'ბერიძე'],
  ['Kobakhidze', 'კობახიძე'],
  ['Gelashvili', 'გელაშვილი'],
  ['Lomidze', 'ლომიძე'],
  ['Kapanadze', 'კაპანაძე'],
  ['Maisuradze', 'მაისურაძე'],
  ['Tsiklauri', 'წიკლაური'],
  ['Japaridze', 'ჯაფარიძე'],
  ['Abashidze', 'აბაშიძე'],
  ['Mchedlishvili', 'მჭედლიშვილი'],
  ['Khutsishvili', 'ხუციშვილი'],
  ['Shengelia', 'შენგელია'],
  ['Dolidze', 'დოლიძე'],
  ['Tsintsadze', 'ცინცაძე'],
  ['Ghlonti', 'ღლონტი'],
  ['Chkheidze', 'ჩხეიძე'],
]

const fromElsewhere: readonly [string, ...string[]] = [
  'Anna Schulz',
  'Thomas Meyer',
  'Claire Dubois',
  'Emma Wilson',
  'Marek Nowak',
  'Sofia Rossi',
  'Ani Petrosyan',
  'Leyla Mammadova',
  'Vake Book Club',
  'Rustavi Cyclists',
]

const address = (latinName: string): string => `${latinName.toLowerCase().replaceAll(' ', '.')}@example.org`

/** Somebody from Georgia, who signs in either alphabet. */
const neighbour = (random: Random): PersonWithEmail => {
  const [given, givenKa] = random.pick(givenNames)
  const [family, familyKa] = random.pick(familyNames)
  const email = address(`${given} ${family}`)
  return random.next() < 0.6
    ? { name: `${givenKa} ${familyKa}`, email, locale: 'ka' }
    : { name: `${given} ${family}`, email, locale: 'en' }
}

/** Somebody who signs up for something. */
export const somebodyWithEmail = (random: Random): PersonWithEmail => {
  if (random.next() >= 0.12) return neighbour(random)
  const name = random.pick(fromElsewhere)
  return { name, email: address(name), locale: 'en' }
}

/** Somebody who gives: one in eight leaves no email. */
export const somebody = (random: Random): Person =>
  random.next() < 0.125 ? { ...somebodyWithEmail(random), email: null } : somebodyWithEmail(random)
