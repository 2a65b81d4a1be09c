import { CalendarDays, CircleCheck, Ellipsis, Flame, ListChecks, Mail, Phone, Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { TextLink } from '../actions/TextLink.tsx'
import { Avatar } from '../display/Avatar.tsx'
import { Badge } from '../display/Badge.tsx'
import { Card, CardHeader } from '../display/Card.tsx'
import { Kbd } from '../display/Kbd.tsx'
import { StatCard } from '../display/StatCard.tsx'
import { TabPanel, Tabs } from '../display/Tabs.tsx'
import { TagChip } from '../display/TagChip.tsx'
import { type TagColor, tagColors } from '../display/tagColors.ts'
import { GallerySection, Row } from './GallerySection.tsx'

export function DisplayPage() {
  const [tab, setTab] = useState<'upcoming' | 'overdue' | 'all'>('upcoming')
  return (
    <GallerySection title="Display">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <StatCard href="#1" label="Total Customers" value={60} icon={<Users />} trend="12% from last month" />
        <StatCard
          href="#2"
          label="Scheduled Today"
          value={5}
          icon={<CalendarDays />}
          trend="3% from yesterday"
        />
        <StatCard href="#3" label="Hot Board Items" value={4} icon={<Flame />} trend="2 new today" />
        <StatCard href="#4" label="Completed Today" value={3} icon={<CircleCheck />} trend="8% this week" />
        <StatCard href="#5" label="Follow-ups Today" value={7} icon={<ListChecks />} />
      </div>
      <Row>
        <Badge tone="green">sold</Badge>
        <Badge tone="yellow">unsold</Badge>
        <Badge tone="red">Overdue</Badge>
        <Badge tone="blue">Scheduled</Badge>
        <Badge tone="orange">High</Badge>
        <Badge>Inactive</Badge>
        <Badge tone="green" icon={<CircleCheck />}>
          Completed
        </Badge>
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </Row>
      <Row>
        {Object.entries(tagColors).map(([color, { word }]) => (
          <TagChip key={color} color={color as TagColor}>
            {word}
          </TagChip>
        ))}
        <TagChip color="BLUE" onRemove={() => {}}>
          VIP
        </TagChip>
      </Row>
      <Tabs
        label="Contacts"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'upcoming', label: 'Upcoming', count: 12 },
          { value: 'overdue', label: 'Overdue', count: 3 },
          { value: 'all', label: 'All Contacts' },
        ]}
      >
        <TabPanel value={tab}>
          <div className="grid gap-3 md:grid-cols-3">
            <CustomerSample name="Maria Ortiz" sold />
            <CustomerSample name="Sam Whitfield" />
            <Card as="section" flush>
              <CardHeader
                title="Urgent Items"
                count={2}
                actions={
                  <Button size="sm" variant="ghost">
                    View all
                  </Button>
                }
              />
              <div className="px-4 py-3 text-muted">Felt for table 3 is late.</div>
            </Card>
          </div>
        </TabPanel>
      </Tabs>
    </GallerySection>
  )
}

function CustomerSample({ name, sold = false }: { name: string; sold?: boolean }) {
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <h3 className="min-w-0 flex-1 truncate font-medium">{name}</h3>
        <Badge tone={sold ? 'green' : 'yellow'}>{sold ? 'sold' : 'unsold'}</Badge>
      </div>
      <div className="flex flex-col gap-1.5 text-muted [&_svg]:size-4 [&_svg]:text-faint">
        <span className="flex items-center gap-2">
          <Phone aria-hidden />
          <TextLink href="tel:5550102030">(555)010-2030</TextLink>
        </span>
        <span className="flex items-center gap-2">
          <Mail aria-hidden />
          {name.split(' ')[0]?.toLowerCase()}@example.com
        </span>
      </div>
      <div className="flex items-center gap-1 border-line border-t pt-2">
        <Button size="sm" variant="ghost">
          Schedule Contact
        </Button>
        <span className="ml-auto" />
        <IconButton size="sm" label="More" icon={<Ellipsis />} />
      </div>
    </Card>
  )
}
