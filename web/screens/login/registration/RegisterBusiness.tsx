import { Store } from 'lucide-react'
import { lazy } from 'react'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { Button } from '#web/ui/actions/Button.tsx'

const loadDialog = async () => ({ default: (await import('./RegistrationDialog.tsx')).RegistrationDialog })
const RegistrationDialog = lazy(loadDialog)

/** The button and the dialog for registering a business. */
export function RegisterBusiness() {
  const { open, show, dialog } = useDialogParam('register')
  return (
    <div className="mt-6 border-line border-t pt-6">
      <Button size="lg" icon={<Store />} className="w-full" onClick={show}>
        Register New Business
      </Button>
      <LazyDialogs open={open} load={loadDialog}>
        <RegistrationDialog {...dialog} />
      </LazyDialogs>
    </div>
  )
}
