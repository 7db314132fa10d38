import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Locale } from '../../../schema/locales.ts'
import { type NewPledgeInput, type PaymentWay, usePledgeGiftMutation } from '../../generated/operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { paths } from '../../lib/paths.ts'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { sendTo } from '../../lib/send-to.ts'
import { useAwake } from '../../lib/use-awake.ts'
import { useCreateOnce } from '../../lib/use-create-once.ts'
import { useKeptKeys } from '../../lib/use-kept-keys.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { amountParameter } from '../donation-amount.ts'
import type { OfferedSum } from '../use-presets.ts'
import { checkGift, firstStep, giftLimits, stepReached, wayOf, waysFor } from './gift-checks.ts'
import { allFields, askedSum, fieldsOf, type Step, stepOf, steps, type TypedGift } from './typed-gift.ts'
import { useGivingTexts } from './use-giving-texts.ts'
import { useKeptGift } from './use-kept-gift.ts'
import { useOnOpened, useStep } from './use-step.ts'

export interface GiveOptions {
  projectId: string
  ways: readonly PaymentWay[]
  presets: readonly OfferedSum[]
  /** Those of the ways that can be charged every month; null where none can. */
  monthlyWays: readonly PaymentWay[] | null
  /** From which sum on one is thanked by name, in lari; null where nobody is. */
  thankedFrom: number | null
}

/** The form of a gift, a step at a time: each is checked as it is left, and the last one promises the gift. */
export const useGiveForm = ({ projectId, ways, presets, monthlyWays }: Omit<GiveOptions, 'thankedFrom'>) => {
  const texts = useGivingTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const problemText = useProblemText()
  const [query] = useSearchParams()
  const asked = query.get(amountParameter) ?? ''
  const sums = presets.map(({ sum }) => sum)
  const offer = { ways, monthlyWays: monthlyWays ?? [], locale }
  // Where there is but one way there is nothing to choose.
  const [onlyWay, ...otherWays] = ways
  const [initial] = useState(
    (): TypedGift => ({
      frequency: 'once',
      ...askedSum(asked, sums, locale),
      donorName: '',
      donorEmail: '',
      language: '',
      anonymous: false,
      thanked: false,
      dedicationKind: '',
      dedication: '',
      dedicationShown: false,
      way: onlyWay !== undefined && otherWays.length === 0 ? onlyWay : '',
    }),
  )
  const defaultValues = useKeptGift({ projectId, asked, initial, read: () => form.getValues() })
  const [pledge] = usePledgeGiftMutation()
  const createOnce = useCreateOnce<NewPledgeInput>(useKeptKeys(paths.give(projectId)))
  const [failure, setFailure] = useState<string | null>(null)
  const { asked: askedStep, open } = useStep()

  const promise = async (input: NewPledgeInput): Promise<void> => {
    setFailure(null)
    const { data } = await createOnce(input, (idempotencyKey) =>
      pledge({ variables: { projectId, input, locale: language, idempotencyKey } }),
    )
    if (!data) return
    const { token, payUrl } = data.pledgeGift
    // What is still to be paid may be declined: what was typed is there for another try.
    if (payUrl === null) form.reset(initial)
    // Back leads past the step that was just done, also from a page of somebody else: a gift is promised once.
    await navigate({ pathname: paths.gift, hash: token }, { replace: true })
    if (payUrl !== null) sendTo(payUrl)
  }

  const openStepOf = (field: string | undefined): void => {
    if (field !== undefined && stepOf(field) !== step) open(stepOf(field))
  }

  const { submit, isSending, focusFirstWrong, ...form } = useCheckedForm<TypedGift, NewPledgeInput>({
    names: allFields,
    defaultValues,
    labelOf: (name) =>
      name === 'dedication' && typed.dedicationKind === 'inHonour' ? texts.dedication.inHonour : labels[name],
    check: (values) => checkGift({ ...values, frequency: typed.frequency }, offer, step),
    isCheckedTogether: true,
    send: async (input) => {
      const next = steps[steps.indexOf(step) + 1]
      if (next === undefined) return promise(input)
      // What comes next is not wrong before anybody has filled it in.
      form.reset(form.getValues())
      open(next)
    },
    onInvalid: ([first]) => openStepOf(first?.field),
    onFailed: (error, isSaidAtFields) => {
      const { code, fields } = problemOf(error) ?? { code: null, fields: [] }
      if (isSaidAtFields) openStepOf(fields[0]?.field)
      // Without a page to pay on nothing was taken, which is known.
      else if (isUncertain(error) && code !== 'payment_unavailable') setFailure(texts.uncertain)
      // Begun payments are counted for themselves.
      else if (code === 'rate_limited' && typed.way !== 'transfer' && ways.includes('transfer'))
        setFailure(texts.limited)
      else setFailure(problemText(error))
    },
    limitOf: (name) => giftLimits[name],
  })
  const labels: Record<keyof TypedGift, string> = {
    frequency: texts.frequency.legend,
    sum: texts.presets,
    amount: texts.amount,
    donorName: texts.name,
    donorEmail: texts.email,
    language: texts.language,
    anonymous: texts.anonymous,
    thanked: texts.thanked,
    dedicationKind: texts.dedication.legend,
    dedication: texts.dedication.inMemory,
    dedicationShown: texts.dedication.shown,
    way: texts.way,
  }

  const isAwake = useAwake()
  const watched = useWatch({ control: form.control })
  // The server knows of no draft: the page comes to life as it was sent.
  const standing: TypedGift = isAwake ? { ...defaultValues, ...watched } : initial
  // What was kept in the tab may be offered no more.
  const typed: TypedGift = monthlyWays === null ? { ...standing, frequency: 'once' } : standing
  const language = typed.language === '' ? locale : typed.language
  const step: Step = askedStep === null ? firstStep(initial, offer) : stepReached(askedStep, typed, offer)

  const heading = useRef<HTMLHeadingElement>(null)
  useOnOpened(step, () => {
    if (fieldsOf[step].some((name) => form.getFieldState(name).invalid)) focusFirstWrong()
    else heading.current?.focus()
  })

  return {
    submit,
    isSending,
    failure,
    step,
    typed,
    heading,
    ways: waysFor(typed, offer),
    way: wayOf(typed, offer),
    field: form.field,
    /** What letters and the receipt are written in. */
    language,
    chooseOther: () => form.setValue('sum', 'other'),
    chooseLanguage: (chosen: Locale) => form.setValue('language', chosen, { shouldDirty: true }),
    /** Whether the address asks for what nobody can give. */
    isAskedInVain: asked !== '' && firstStep(initial, offer) === 'sum',
  }
}

export type GiveForm = ReturnType<typeof useGiveForm>
