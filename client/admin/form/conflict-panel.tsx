import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import type { EditConflict, Side } from './edit-conflict.ts'

const sides = ['mine', 'theirs'] as const

interface ChoiceProps {
  label: string
  texts: Record<Side, string>
  chosen: Side
  show: (text: string) => ReactNode
  onChoose: (side: Side) => void
}

/** One field in both versions; the chosen one stands in the form below. */
const Choice = ({ label, texts, chosen, show, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('admin')
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-semibold">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map((side) => (
          <label
            key={side}
            className="flex min-w-0 items-start gap-3 rounded-field border-[1.5px] border-line-strong bg-surface px-4 py-3 text-small has-checked:border-forest-800 has-checked:bg-forest-100 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="mt-0.5 size-6 shrink-0 appearance-none rounded-pill border-2 border-line-strong bg-surface outline-none checked:border-7 checked:border-forest-800"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{t(`form.conflict.${side}`)}</span>
              <span className="block max-h-48 overflow-y-auto whitespace-pre-line">
                {texts[side] === '' ? (
                  <span className="text-ink-soft">{t('form.conflict.empty')}</span>
                ) : (
                  show(texts[side])
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ConflictPanelProps<Name extends string> {
  conflict: EditConflict<Name>
  /** What a field is called. */
  labelOf: (name: Name) => string
  /** How a field's text is shown where it is more than text. */
  show?: ((name: Name, text: string) => ReactNode) | undefined
  onResolve: (choices: readonly { name: Name; side: Side }[]) => void
}

/**
 * Tells that somebody else saved first: which fields stand as they left them, and both versions of every field that was
 * changed here as well.
 */
export const ConflictPanel = <Name extends string>({
  conflict: { names, taken, texts, chosen },
  labelOf,
  show = (_name, text) => text,
  onResolve,
}: ConflictPanelProps<Name>) => {
  const { t } = useTranslation('admin')
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useEffect(() => heading.current?.focus(), [])
  const chooseAll = (side: Side): void => onResolve(names.map((name) => ({ name, side })))
  return (
    <section
      aria-labelledby={titleId}
      className="scroll-mt-4 rounded-card border-2 border-ochre-800 bg-ochre-300/40 px-5 py-5 sm:px-6"
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="text-h3 text-title outline-none">
        {t('form.conflict.title')}
      </h2>
      {taken.length > 0 && (
        <p className="mt-1.5">{t('form.conflict.taken', { fields: taken.map(labelOf).join(', ') })}</p>
      )}
      <p className="mt-1.5">{t(names.length > 0 ? 'form.conflict.text' : 'form.conflict.saveAgain')}</p>
      {names.length > 0 && (
        <>
          <div className="mt-4 flex flex-wrap gap-3">
            <button
              type="button"
              onClick={() => chooseAll('mine')}
              className={buttonClass('secondary', 'small')}
            >
              {t('form.conflict.allMine')}
            </button>
            <button
              type="button"
              onClick={() => chooseAll('theirs')}
              className={buttonClass('secondary', 'small')}
            >
              {t('form.conflict.allTheirs')}
            </button>
          </div>
          <div className="mt-5 grid gap-5">
            {names.map((name) => (
              <Choice
                key={name}
                label={labelOf(name)}
                texts={{ mine: texts.mine[name], theirs: texts.theirs[name] }}
                chosen={chosen[name] ?? 'mine'}
                show={(text) => show(name, text)}
                onChoose={(side) => onResolve([{ name, side }])}
              />
            ))}
          </div>
        </>
      )}
    </section>
  )
}
