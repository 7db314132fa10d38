import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvFault, isTooLarge, otherKind, tellingBeginning } from '../../../schema/csv-text.ts'
import { bankMapping } from '../../../schema/donation-imports.ts'
import { mostInFile } from '../../../schema/limits.ts'
import {
  type ImportPreviewFragment,
  useImportDonationsMutation,
  usePreviewDonationImportMutation,
} from '../../generated/admin-operations.ts'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { decodeFile, type OldEncoding, plainBeginning } from '../../lib/decode-file.ts'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { personOf, readSession } from '../../lib/session.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { useUnsavedWork } from '../../lib/unsaved-work.ts'
import { useCreateOnce } from '../../lib/use-create-once.ts'
import { toast } from '../../ui/toasts.ts'
import { type ChosenRow, choicesToSend, chosenRow, type RowChoice } from './choices.ts'
import { mappedNames } from './mapped-names.ts'
import { isKept, type StatementDraft, statementDrafts } from './statement-drafts.ts'
import { useFaultPlace } from './use-fault-place.ts'
import { evictGifts, useUndoImport } from './use-undo-import.ts'

/** The bytes of a file whose letters nobody knows for sure. */
interface Undecided {
  bytes: Uint8Array
  encoding: OldEncoding
}

/** Why a file cannot be read. */
interface Refusal {
  texts: readonly string[]
  /** Whether it can be mended, at the lines that are told of. */
  isMendable: boolean
  /** Whether it is the file that was begun with, which can be looked at once more. */
  isOfDraft: boolean
}

type Mapping = StatementDraft['mapping']

/** What the rows were read by. */
const mappingOf = ({ mapping }: ImportPreviewFragment): Mapping => {
  const told = Object.fromEntries(mappedNames.map((name) => [name, mapping[name]]))
  return bankMapping.safeParse(told).data ?? null
}

/** A bank's file on its way to the ledger: what was chosen, what it says, and what became of it. */
export const useStatement = () => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const fieldText = useFieldErrorText()
  const placeOf = useFaultPlace()
  const [drafts] = useState(() => statementDrafts(personOf(readSession())))
  const [draft, setDraft] = useState<StatementDraft | null>(() => drafts.read())
  const [isRestored, setRestored] = useState(draft !== null)
  const [undecided, setUndecided] = useState<Undecided | null>(null)
  const [preview, setPreview] = useState<ImportPreviewFragment | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isReading, setReading] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [askPreview] = usePreviewDonationImportMutation()
  const [write] = useImportDonationsMutation({ update: evictGifts })
  const once = useCreateOnce()
  const undo = useUndoImport()
  /** Of several things that are asked for only the last one is shown. */
  const latest = useRef(0)
  /** How many files were chosen. */
  const [opened, setOpened] = useState(0)

  useUnsavedWork(() => draft !== null && !isKept(draft))

  const change = (next: StatementDraft | null): void => {
    setDraft(next)
    if (next) drafts.keep(next)
    else drafts.forget()
  }

  /** What was asked for before is of no interest any more. */
  const takeTurn = (): number => {
    latest.current += 1
    setRefusal(null)
    setFailure(null)
    return latest.current
  }

  const look = async (next: StatementDraft): Promise<void> => {
    const turn = takeTurn()
    setReading(true)
    try {
      const input = { csv: next.csv, ...(next.mapping ? { mapping: next.mapping } : {}) }
      const { data } = await askPreview({ variables: { input } })
      if (turn !== latest.current) return
      setPreview(unmask(data?.previewDonationImport) ?? null)
    } catch (error) {
      if (turn !== latest.current) return
      setPreview(null)
      if (!isSessionEnd(error)) {
        const fields = problemOf(error)?.fields ?? []
        const said = fields.map(({ field, code }) => fieldText(code, placeOf(field, next.fileName)))
        setRefusal({
          texts: said.length > 0 ? said : [problemText(error)],
          isMendable: fields.some(({ field }) => field.startsWith('csv.')),
          isOfDraft: true,
        })
      }
    }
    setReading(false)
  }

  const restore = useEffectEvent(() => {
    if (draft) void look(draft)
  })
  useEffect(() => restore(), [])

  /** Before a file and what was said of its rows make room: it can be taken up again for a while. */
  const offerBack = (): void => {
    if (!draft || Object.keys(draft.choices).length === 0) return
    const run = async (): Promise<null> => {
      setUndecided(undecided)
      setOpened((before) => before + 1)
      change(draft)
      await look(draft)
      return null
    }
    toast.success(t('imports.putAway', { file: draft.fileName }), { label: t('list.undo'), run })
  }

  const begin = (fileName: string, csv: string): void => {
    offerBack()
    const next = { fileName, csv, mapping: null, projectId: draft?.projectId ?? '', choices: {} }
    setRestored(false)
    setPreview(null)
    setOpened((before) => before + 1)
    change(next)
    void look(next)
  }

  /** Of a file that is not even sent: whatever was begun with stays as it is. */
  const refuse = (text: string): void => setRefusal({ texts: [text], isMendable: false, isOfDraft: false })

  const decode = (name: string, bytes: Uint8Array, encoding?: OldEncoding): void => {
    const { text, guessed } = decodeFile(bytes, encoding)
    const fault = otherKind(plainBeginning(bytes, tellingBeginning)) ?? csvFault(text)
    if (fault) refuse(fieldText(fault, name))
    else if (isTooLarge(text)) refuse(t('imports.tooLarge'))
    else {
      setUndecided(guessed && { bytes, encoding: guessed })
      begin(name, text)
    }
  }

  return {
    draft,
    preview,
    refusal,
    failure,
    isReading,
    isWriting,
    isRestored,
    opened,
    encoding: undecided?.encoding ?? null,

    /** The rows with what was chosen of them. */
    rows: (): ChosenRow[] =>
      (preview?.rows ?? []).map((each) => {
        const row = unmask(each)
        return chosenRow(row, draft?.choices[row.line])
      }),

    open: async (file: File): Promise<void> => {
      if (isWriting) return setFailure(t('imports.busy'))
      const turn = takeTurn()
      setReading(false)
      if (file.size > mostInFile.bytes * 2) return refuse(t('imports.tooLarge'))
      setReading(true)
      const bytes = await file.arrayBuffer().catch(() => null)
      if (turn !== latest.current) return
      setReading(false)
      if (bytes === null) return refuse(t('import.faults.unreadable'))
      decode(file.name, new Uint8Array(bytes))
    },

    chooseEncoding: (encoding: OldEncoding): void => {
      if (undecided && draft && !isWriting) decode(draft.fileName, undecided.bytes, encoding)
    },

    map: (mapping: Mapping): void => {
      if (!draft || isWriting) return
      const next = { ...draft, mapping }
      change(next)
      void look(next)
    },

    lookAgain: (): void => {
      if (draft) void look(draft)
    },

    chooseProject: (projectId: string): void => {
      if (draft && !isWriting) change({ ...draft, projectId })
    },

    chooseRows: (lines: readonly number[], choice: RowChoice): void => {
      if (!draft || isWriting) return
      const chosen = lines.map((line) => [line, { ...draft.choices[line], ...choice }] as const)
      change({ ...draft, choices: { ...draft.choices, ...Object.fromEntries(chosen) } })
    },

    startOver: (): void => {
      if (isWriting) return
      offerBack()
      takeTurn()
      setReading(false)
      change(null)
      setPreview(null)
      setUndecided(null)
      setRestored(false)
    },

    write: async (rows: readonly ChosenRow[], gifts: number, sum: number): Promise<boolean> => {
      const mapping = preview && mappingOf(preview)
      if (!draft || !mapping || isWriting) return false
      const input = {
        csv: draft.csv,
        mapping,
        fileName: Array.from(draft.fileName).slice(0, 200).join(''),
        choices: choicesToSend(rows),
        gifts,
        sum,
        fingerprint: preview.fingerprint,
      }
      setWriting(true)
      setFailure(null)
      try {
        const { data } = await once({ projectId: draft.projectId, input }, (idempotencyKey) =>
          write({ variables: { projectId: draft.projectId, input, idempotencyKey } }),
        )
        const made = unmask(data?.importDonations)
        if (made) {
          toast.success(t('imports.done', { gifts: made.gifts, sum: made.sum }), {
            label: t('list.undo'),
            run: () => undo(made.id, made.fileName),
          })
        }
        setDraft(null)
        // Who has left this page meanwhile may have chosen another file since.
        if (drafts.read()?.csv === draft.csv) drafts.forget()
        setPreview(null)
        setUndecided(null)
        setRestored(false)
        return true
      } catch (error) {
        if (isSessionEnd(error)) return false
        const fields = problemOf(error)?.fields ?? []
        const [first] = fields.filter(({ field }) => /^(?:csv|mapping)\./.test(field))
        setFailure(
          isUncertain(error)
            ? t('imports.unknown')
            : first
              ? fieldText(first.code, placeOf(first.field, draft.fileName))
              : problemText(error),
        )
        if (problemOf(error)?.code === 'preview_outdated') {
          const found = fields.map(({ field, code }) => `${fieldText(code, placeOf(field, draft.fileName))}.`)
          await look(draft)
          setFailure([problemText(error), ...found].join(' '))
        }
        return false
      } finally {
        setWriting(false)
      }
    },
  }
}

export type Statement = ReturnType<typeof useStatement>
