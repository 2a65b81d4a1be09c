import { Store } from 'lucide-react'
import { lazy } from 'react'
import { LazyDialogs } from '#web/components/dialogs/LazyDialogs.tsx'
import { useDialogAddress } from '#web/router/useDialogAddress.ts'
import { Button } from '#web/ui/actions/Button.tsx'

const loadDialog = async () => ({ default: (await import('./RegistrationDialog.tsx')).RegistrationDialog })
const RegistrationDialog = lazy(loadDialog)

/** The button and the dialog for registering a business. */
export function RegisterBusiness() {
  const { dialogOf, show } = useDialogAddress()
  const dialog = dialogOf('register')
  return (
    <div className="mt-6 border-line border-t pt-6">
      <Button size="lg" icon={<Store />} className="w-full" onClick={() => show('register')}>
        Register New Business
      </Button>
      <LazyDialogs open={dialog.open} load={loadDialog}>
        <RegistrationDialog {...dialog} />
      </LazyDialogs>
    </div>
  )
}
