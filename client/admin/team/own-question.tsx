import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** What somebody is about to do to themselves that nobody could undo from here. */
export interface OwnAct {
  what: 'role' | 'sessions'
  /** The words of the role they would have. */
  role?: string
  act: () => void
}

interface OwnQuestionProps {
  /** What is asked about; null while nothing is. */
  asked: OwnAct | null
  onClose: () => void
}

/** Asks before one takes away one's own way in. */
export const OwnQuestion = ({ asked, onClose }: OwnQuestionProps) => {
  const { t } = useTranslation('admin')
  const what = asked?.what ?? 'role'
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={t(`team.ownQuestion.${what}.title`)}
      text={t(`team.ownQuestion.${what}.text`, { role: asked?.role ?? '' })}
      cancel={t(`team.ownQuestion.${what}.cancel`)}
      confirm={t(`team.ownQuestion.${what}.confirm`)}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        asked?.act()
      }}
    />
  )
}
