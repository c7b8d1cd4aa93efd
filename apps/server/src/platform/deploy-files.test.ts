import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as apps from 'kubernetes-models/apps/v1';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig, settingNames, version } from './config.ts';

const folder = join(import.meta.dirname, '../../../../deploy/kubernetes');

interface Manifest {
  kind: string;
  apiVersion: string;
  [key: string]: any;
}
type Model = new (data: never) => { validate(): void };
const groups: Record<string, object> = {
  v1: core,
  'apps/v1': apps,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => document.toJS() as Manifest),
);
const found = (kind: string) => manifests.find((manifest) => manifest.kind === kind) as Manifest;
const podsOf = ({ kind, spec }: Manifest) =>
  kind === 'CronJob' ? spec.jobTemplate.spec.template.spec : spec.template.spec;

function validate(manifest: Manifest): void {
  const group = groups[manifest.apiVersion] as Record<string, Model>;
  const Model = group[manifest.kind] as Model;
  new Model(manifest as never).validate();
}

test.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
  'the %s fits the schema of Kubernetes',
  (_kind, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  },
);

test('a manifest with a wrong or a missing field is refused', () => {
  const deployment = found('Deployment');
  expect(() => validate({ ...deployment, spec: { ...deployment.spec, replicas: 'three' } })).toThrow();
  expect(() => validate({ ...deployment, spec: { ...deployment.spec, selector: undefined } })).toThrow();
});

test('the manifests use settings that exist, with values that the server accepts', () => {
  const { stringData } = found('Secret');
  for (const manifest of [found('Deployment'), found('CronJob')]) {
    const [container] = podsOf(manifest).containers;
    const own = Object.fromEntries(container.env.map(({ name, value }: any) => [name, value]));
    const env = { ...stringData, ...own };
    expect(Object.keys(env).filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(() => readConfig(env)).not.toThrow();
    expect(container.image).toBe(`alecrim:${version}`);
  }
});

test('a pod may take longer to stop than the server takes, and its probes ask routes that exist', () => {
  const pod = podsOf(found('Deployment'));
  const [container] = pod.containers;
  const drain = Number(container.env.find(({ name }: any) => name === 'DRAIN_SECONDS').value);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
  expect(container.livenessProbe.httpGet.path).toBe('/api/health/live');
  expect(container.readinessProbe.httpGet.path).toBe('/api/health/ready');
});
