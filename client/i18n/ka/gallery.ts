import type { Dictionary } from '../en.ts'

export const gallery: Dictionary['gallery'] = {
  tag: 'გალერეა',
  lead: 'ცხრა ჩარჩო უკვე კედელზე კიდია, ძაღლები კი ჯერ ისევ გზაში არიან.',
}
