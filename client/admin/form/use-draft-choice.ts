import { useRef } from 'react'

/** Whether a new record begins as a draft, as the button says that sends it. */
export interface DraftChoice {
  choose: (isDraft: boolean) => void
}

/** Lets a new record be saved as a draft, which nobody but admins is shown; of one that exists this says nothing. */
export const useDraftChoice = <Input, Saved>({
  start,
  save,
}: {
  start: { version: number | null }
  save: (input: Input, version: number | null) => Promise<Saved>
}) => {
  const isDraft = useRef(false)
  const choice: DraftChoice = {
    choose: (chosen) => {
      isDraft.current = chosen
    },
  }
  return {
    asDraft: start.version === null ? choice : undefined,
    save: (input: Input, version: number | null): Promise<Saved> =>
      save(isDraft.current && version === null ? { ...input, publishedAt: null } : input, version),
  }
}
