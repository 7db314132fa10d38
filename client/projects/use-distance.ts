import { useTranslation } from 'react-i18next'

/** How far a project is from its goal, in words. */
export const useDistance = (raised: number, goal: number): string => {
  const { t } = useTranslation()
  if (raised > goal) return t('projects.overGoal', { amount: raised - goal })
  if (raised === goal) return t('projects.goalReached')
  return t('projects.toGo', { amount: goal - raised })
}
