export const donationFields =
  'version anonymous amount receivedAt method reference refunded donor { name } recordedDonor { name email }'

export const stateFields =
  'amount refunded receivedAt method reference anonymous recordedDonor { name email } status projectId projectTitle'
