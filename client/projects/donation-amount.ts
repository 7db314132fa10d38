/** Whether what was typed is an amount one can give: a positive number. */
export const isDonationAmount = (typed: string): boolean => {
  const amount = Number(typed)
  return typed.trim() !== '' && Number.isFinite(amount) && amount > 0
}
