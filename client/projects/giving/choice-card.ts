/** A card that is pressed anywhere to choose it. */
export const choiceCard =
  'flex min-h-16 items-center gap-4 rounded-field border-[1.5px] border-line-strong bg-surface px-4 py-3 has-[input[type=radio]:checked]:border-forest-800 has-[input[type=radio]:checked]:bg-forest-100 has-[input[type=radio]:checked]:ring-[0.5px] has-[input[type=radio]:checked]:ring-forest-800 has-[input[type=radio]:focus-visible]:outline-3 has-[input[type=radio]:focus-visible]:outline-offset-3 has-[input[type=radio]:focus-visible]:outline-focus'

export const choiceRadio =
  'peer size-6 shrink-0 appearance-none rounded-pill border-2 border-line-strong bg-surface outline-none checked:border-7 checked:border-forest-800'
