import { Car, Search } from 'lucide-react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { inBothDirections } from '#web/testing/render.tsx'
import { Badge } from './badge.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { Button } from './button.tsx'
import { CarPhoto } from './car-photo.tsx'
import { Card } from './card.tsx'
import { CheckPills } from './check-pills.tsx'
import { Checkbox } from './checkbox.tsx'
import { RemovableChip } from './chip.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { DayTable } from './day-table.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { FilePicker } from './file-picker.tsx'
import { FormFailure } from './form-failure.tsx'
import { GateCard } from './gate-card.tsx'
import { IconButton } from './icon-button.tsx'
import { Menu, menuItemClass } from './menu.tsx'
import { NumberField } from './number-field.tsx'
import { PageHero } from './page-hero.tsx'
import { Pagination } from './pagination.tsx'
import { PlateDrawing } from './plate-drawing.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { RadioGroup, SegmentedControl } from './radio-group.tsx'
import { SelectAll } from './select-all.tsx'
import { SelectField } from './select-field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { SettledSearch } from './settled-search.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from './tabs.tsx'
import { TextField } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'
import { TickBox } from './tick-box.tsx'

/** Keeps one value, as a page would. */
const Kept = <T,>({
  initial,
  children,
}: {
  initial: T
  children: (value: T, set: (value: T) => void) => ReactNode
}): ReactElement => {
  const [value, set] = useState(initial)
  return <>{children(value, set)}</>
}

const colours = [
  { value: 'white', label: 'White' },
  { value: 'black', label: 'Black' },
  { value: 'pearl', label: 'Pearl' },
] as const

const onPress = vi.fn<() => void>()

inBothDirections({
  Button: () => ({
    element: <Button onClick={onPress}>Publish</Button>,
    act: async (screen) => {
      onPress.mockClear()
      await screen.getByRole('button', { name: 'Publish' }).click()
      expect(onPress).toHaveBeenCalledTimes(1)
    },
  }),
  'Button with a reason why it cannot be pressed': () => ({
    element: (
      <Button disabledReason="Add a photo first" onClick={onPress}>
        Publish
      </Button>
    ),
    act: async (screen) => {
      onPress.mockClear()
      const button = screen.getByRole('button', { name: 'Publish', exact: true })
      await expect.element(button).toBeVisible()
      ;(button.element() as HTMLButtonElement).click()
      expect(onPress).not.toHaveBeenCalled()
      await expect.element(button).toHaveAccessibleDescription('Add a photo first')
    },
  }),
  IconButton: () => ({
    element: <IconButton label="Search" icon={<Search />} onClick={onPress} />,
    act: async (screen) => {
      await expect.element(screen.getByRole('button', { name: 'Search' })).toBeVisible()
    },
  }),
  Badge: () => ({
    element: (
      <p className="flex gap-2">
        {(['neutral', 'green', 'amber', 'red', 'maroon'] as const).map((tone) => (
          <Badge key={tone} tone={tone} icon={<Car />}>
            {tone}
          </Badge>
        ))}
      </p>
    ),
  }),
  BulkBar: () => ({
    element: (
      <BulkBar
        label="Chosen cars"
        status="2 cars chosen"
        clear={{ label: 'Choose none', onPress }}
        all={{ label: 'Choose all 9', onPress }}
        acts={[
          { key: 'pause', label: 'Pause', icon: <Car />, onPress },
          { key: 'delete', label: 'Delete', icon: <Car />, variant: 'danger', onPress },
        ]}
      />
    ),
  }),
  'CarPhoto without a photo': () => ({
    element: <CarPhoto photo={undefined} alt="Nissan Patrol" sizes="320px" className="w-80" />,
  }),
  Card: () => ({ element: <Card>QAR 165,000</Card> }),
  CheckPills: () => ({
    element: (
      <Kept initial={[] as readonly string[]}>
        {(chosen, choose) => (
          <CheckPills
            legend="Colours"
            choices={colours}
            chosen={chosen}
            onToggle={(value) =>
              choose(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
            }
          />
        )}
      </Kept>
    ),
    act: async (screen) => {
      await screen.getByText('Black').click()
      await expect.element(screen.getByRole('checkbox', { name: 'Black' })).toBeChecked()
    },
  }),
  Checkbox: () => ({
    element: <Checkbox label="I agree" error="Agree to go on" />,
    act: async (screen) => {
      const box = screen.getByRole('checkbox', { name: 'I agree' })
      await expect.element(box).toHaveAccessibleDescription('Agree to go on')
      await screen.getByText('I agree').click()
      await expect.element(box).toBeChecked()
    },
  }),
  RemovableChip: () => ({
    element: (
      <RemovableChip removeLabel="Remove Toyota" onRemove={onPress}>
        Toyota
      </RemovableChip>
    ),
    act: async (screen) => {
      onPress.mockClear()
      await screen.getByRole('button', { name: 'Remove Toyota' }).click()
      expect(onPress).toHaveBeenCalledTimes(1)
    },
  }),
  ChoiceChips: () => ({
    element: (
      <Kept initial={'white' as string}>
        {(value, choose) => <ChoiceChips label="Colour" choices={colours} value={value} onChange={choose} />}
      </Kept>
    ),
  }),
  DayTable: () => ({
    element: <DayTable columns={['Views', 'Contacts']} rows={[{ day: '1 June', cells: ['12', '1'] }]} />,
    namespaces: ['charts'],
  }),
  Dialog: () => ({
    element: (
      <Kept initial={false}>
        {(open, setOpen) => (
          <>
            <Button onClick={() => setOpen(true)}>Open</Button>
            <Dialog open={open} onClose={() => setOpen(false)} title="Change the price">
              <p>QAR 150,000</p>
            </Dialog>
          </>
        )}
      </Kept>
    ),
    act: async (screen) => {
      await screen.getByRole('button', { name: 'Open' }).click()
      const dialog = screen.getByRole('dialog', { name: 'Change the price' })
      await expect.element(dialog).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
    },
  }),
  'Dialog, beside which a selection of its text ends': () => ({
    element: (
      <Dialog open onClose={onPress} title="Change the price">
        <p>QAR 150,000</p>
      </Dialog>
    ),
    act: async (screen) => {
      onPress.mockClear()
      const dialog = screen.getByRole('dialog').element()
      const send = (type: string, target: Element) =>
        target.dispatchEvent(new PointerEvent(type, { bubbles: true }))
      send('pointerdown', screen.getByText('QAR 150,000').element())
      // The browser sends the click to the element that holds both the press and the release.
      send('click', dialog)
      expect(onPress).not.toHaveBeenCalled()
      send('pointerdown', dialog)
      send('click', dialog)
      expect(onPress).toHaveBeenCalledTimes(1)
    },
  }),
  Drawer: () => ({
    element: (
      <Drawer open onClose={onPress} title="Filters" footer={<Button>Show 12 cars</Button>}>
        <p>Make</p>
      </Drawer>
    ),
    act: async (screen) => {
      await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    },
  }),
  ConfirmDialog: () => ({
    element: (
      <ConfirmDialog open title="Delete this car?" pending={false} onConfirm={onPress} onClose={() => {}}>
        <p>Nothing brings it back.</p>
      </ConfirmDialog>
    ),
    act: async (screen) => {
      await expect.element(screen.getByRole('dialog', { name: 'Delete this car?' })).toBeVisible()
    },
  }),
  EmptyState: () => ({
    element: <EmptyState icon={<Car />} title="No cars yet" actions={<Button>Add a car</Button>} />,
  }),
  ErrorState: () => ({ element: <ErrorState title="This could not be loaded" /> }),
  FilePicker: () => ({
    element: (
      <FilePicker
        id="photos"
        accept={['image/jpeg']}
        multiple
        label="Photos"
        onFiles={onPress}
        className="p-4"
      >
        Choose photos
      </FilePicker>
    ),
  }),
  FormFailure: () => ({
    element: <FormFailure title="Not sent" text="The request could not be sent. Reference 12345678." />,
    act: async (screen) => {
      await expect.element(screen.getByRole('alert')).toBeVisible()
      expect(screen.getByRole('alert').element().textContent).toContain('Reference 12345678')
    },
  }),
  GateCard: () => ({
    element: (
      <GateCard icon={<Car />} title="Sign in" text="To see your cars." action={<Button>Go on</Button>} />
    ),
  }),
  Menu: () => ({
    element: (
      <Menu label="More" trigger={<Button>More</Button>}>
        <button type="button" role="menuitem" className={menuItemClass}>
          Edit
        </button>
        <button type="button" role="menuitem" className={menuItemClass}>
          Delete
        </button>
      </Menu>
    ),
    act: async (screen) => {
      await screen.getByRole('button', { name: 'More' }).click()
      await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
      await userEvent.keyboard('{ArrowDown}')
      await userEvent.keyboard('{Escape}')
      await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument()
    },
  }),
  'Menu longer than the window': () => ({
    element: (
      <div style={{ paddingBlockStart: '60vh' }}>
        <Menu label="More" trigger={<Button>More</Button>}>
          {Array.from({ length: 60 }, (_, index) => (
            <button key={index} type="button" className={menuItemClass}>
              Item {index}
            </button>
          ))}
        </Menu>
      </div>
    ),
    act: async (screen) => {
      await screen.getByRole('button', { name: 'More' }).click()
      const menu = screen.getByRole('group', { name: 'More' }).element()
      await expect.poll(() => menu.getBoundingClientRect().bottom).toBeLessThan(innerHeight * 0.6)
      expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
      await userEvent.keyboard('{ArrowUp}')
      await expect.element(screen.getByRole('button', { name: 'Item 59' })).toBeInViewport()
    },
  }),
  NumberField: () => ({
    element: (
      <Kept initial="">
        {(value, change) => (
          <NumberField id="price" label="Price" unit="QAR" value={value} onChange={change} />
        )}
      </Kept>
    ),
    act: async (screen) => {
      await screen.getByRole('textbox', { name: 'Price' }).fill('150000')
      await expect.element(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('150000')
    },
  }),
  PageHero: () => ({ element: <PageHero title="Number plates" text="Find a number." /> }),
  Pagination: () => ({
    element: <Pagination page={3} pageCount={9} onSelect={onPress} hrefOf={(page) => `?page=${page}`} />,
    act: async (screen) => {
      onPress.mockClear()
      await screen.getByRole('link', { name: /4/ }).click()
      expect(onPress).toHaveBeenCalledWith(4)
    },
  }),
  PlateDrawing: () => ({
    element: <PlateDrawing plate={{ country: 'QA', series: null, number: '333777' }} className="w-80" />,
  }),
  ProgressBar: () => ({
    element: <ProgressBar value={0.4} label="Sending" />,
    act: async (screen) => {
      await expect.element(screen.getByRole('progressbar', { name: 'Sending' })).toBeInTheDocument()
    },
  }),
  RadioGroup: () => ({
    element: (
      <Kept initial={undefined as string | undefined}>
        {(value, choose) => (
          <RadioGroup legend="Colour" choices={colours} value={value} onChange={choose} error="Choose one" />
        )}
      </Kept>
    ),
    act: async (screen) => {
      await screen.getByText('Pearl').click()
      await expect.element(screen.getByRole('radio', { name: 'Pearl' })).toBeChecked()
    },
  }),
  SegmentedControl: () => ({
    element: (
      <Kept initial={'white' as string | undefined}>
        {(value, choose) => (
          <SegmentedControl legend="Colour" choices={colours} value={value} onChange={choose} />
        )}
      </Kept>
    ),
  }),
  SelectAll: () => ({
    element: <SelectAll label="Choose all" share="some" onChange={onPress} />,
    act: async (screen) => {
      await expect.element(screen.getByRole('checkbox', { name: 'Choose all' })).toBePartiallyChecked()
    },
  }),
  SelectField: () => ({
    element: (
      <SelectField
        label="City"
        defaultValue="doha"
        options={[
          { value: 'doha', label: 'Doha' },
          { value: 'wakra', label: 'Al Wakrah' },
        ]}
      />
    ),
    act: async (screen) => {
      await screen.getByRole('combobox', { name: 'City' }).selectOptions('wakra')
      await expect.element(screen.getByRole('combobox', { name: 'City' })).toHaveValue('wakra')
    },
  }),
  SettingsCard: () => ({ element: <SettingsCard title="Email" text="Where letters go." /> }),
  SettledSearch: () => ({
    element: <SettledSearch label="Search" clearLabel="Clear" search="" onSearch={onPress} maxLength={80} />,
    act: async (screen) => {
      onPress.mockClear()
      await screen.getByRole('textbox', { name: 'Search' }).fill('patrol')
      await expect.poll(() => onPress).toHaveBeenCalledWith('patrol')
    },
  }),
  'Skeleton and Spinner': () => ({
    element: (
      <>
        <Skeleton className="h-4 w-40" />
        <Spinner className="size-4" />
      </>
    ),
  }),
  Switch: () => ({
    element: <Switch label="Alerts" hint="By email" />,
    act: async (screen) => {
      await expect.element(screen.getByRole('switch', { name: /^Alerts/ })).toBeInTheDocument()
      ;(screen.getByRole('switch', { name: /^Alerts/ }).element() as HTMLInputElement).click()
      await expect.element(screen.getByRole('switch', { name: /^Alerts/ })).toBeChecked()
    },
  }),
  Tabs: (language) => ({
    element: (
      <Kept initial={'cars' as 'cars' | 'plates'}>
        {(value, choose) => (
          <Tabs
            label="Offers"
            tabs={[
              { id: 'cars', label: 'Cars' },
              { id: 'plates', label: 'Plates' },
            ]}
            value={value}
            onChange={choose}
          >
            {value}
          </Tabs>
        )}
      </Kept>
    ),
    act: async (screen) => {
      await expect.element(screen.getByRole('tab', { name: 'Cars' })).toBeVisible()
      ;(screen.getByRole('tab', { name: 'Cars' }).element() as HTMLElement).focus()
      // Arrow keys follow the reading direction.
      await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
      await expect
        .element(screen.getByRole('tab', { name: 'Plates' }))
        .toHaveAttribute('aria-selected', 'true')
      await expect.element(screen.getByRole('tab', { name: 'Plates' })).toHaveFocus()
    },
  }),
  TextField: (language) => ({
    element: <TextField label="Name" hint="As on your ID" error="Too short" />,
    act: async (screen) => {
      const field = screen.getByRole('textbox', { name: 'Name' })
      await expect.element(field).toHaveAccessibleDescription(/Too short/)
      await expect.element(field).toBeInvalid()
      // Text begins where the page's lines begin.
      expect(getComputedStyle(field.element()).direction).toBe(language === 'ar' ? 'rtl' : 'ltr')
    },
  }),
  TextareaField: () => ({
    element: <TextareaField label="Description" />,
    act: async (screen) => {
      await screen.getByRole('textbox', { name: 'Description' }).fill('سيارة نظيفة')
      await expect.element(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('سيارة نظيفة')
    },
  }),
  TickBox: () => ({
    element: (
      <Kept initial={false}>
        {(checked, check) => (
          <TickBox label="Nissan Patrol" checked={checked} onChange={(next) => check(next)} />
        )}
      </Kept>
    ),
    act: async (screen) => {
      await screen.getByRole('checkbox', { name: 'Nissan Patrol' }).click({ force: true })
      await expect.element(screen.getByRole('checkbox', { name: 'Nissan Patrol' })).toBeChecked()
    },
  }),
})
