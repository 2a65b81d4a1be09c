import { customerStatuses, statusWords } from './customerStatus.ts'

/** Apart from the statuses, because those are in the entry of the application. */
export const statusOptions = customerStatuses.map((value) => ({ value, label: statusWords[value] }))
