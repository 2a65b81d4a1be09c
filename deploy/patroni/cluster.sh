#!/bin/bash
# A trial cluster on one machine: three nodes, each with etcd, Patroni and PostgreSQL 15 in a network namespace of its
# own, and haproxy and PgBouncer before them. For Debian 12, as root:
#   apt install postgresql-15 patroni python3-etcd etcd-server haproxy pgbouncer iproute2
#   ./cluster.sh start     then start Cuecard with the settings that it prints
#   ./cluster.sh status | leader | stop
#   ./cluster.sh watchdog  runs until you stop it
#   ./cluster.sh fault kill | freeze | thaw | cut | heal | switchover
set -euo pipefail
export DIR=${DIR:-/var/tmp/cuecard-cluster}
here=$(cd "$(dirname "$0")" && pwd)

on() { # NODE COMMAND…: runs a command on a node, as postgres
  local node=$1
  shift
  ip netns exec "ccnode$node" runuser -u postgres -- "$@"
}

fill() { sed "s|NODE|${2:-}|g; s|DIR|$DIR|g" "$here/$1"; }

network() {
  ip link add ccbridge type bridge
  ip addr add 10.77.0.1/24 dev ccbridge
  ip link set ccbridge up
  for node in 1 2 3; do
    ip netns add "ccnode$node"
    ip link add "ccveth$node" type veth peer name eth0 netns "ccnode$node"
    ip link set "ccveth$node" master ccbridge up
    ip netns exec "ccnode$node" ip link set lo up
    ip netns exec "ccnode$node" ip addr add "10.77.0.1$node/24" dev eth0
    ip netns exec "ccnode$node" ip link set eth0 up
  done
}

background() { # NODE NAME COMMAND…
  local node=$1 name=$2
  shift 2
  on "$node" setsid "$@" >>"$DIR/node$node/$name.log" 2>&1 &
}

start_node() {
  local node=$1 peers=node1=http://10.77.0.11:2380,node2=http://10.77.0.12:2380,node3=http://10.77.0.13:2380
  background "$node" etcd etcd --name "node$node" --data-dir "$DIR/node$node/etcd" \
    --listen-peer-urls "http://10.77.0.1$node:2380" --initial-advertise-peer-urls "http://10.77.0.1$node:2380" \
    --listen-client-urls "http://10.77.0.1$node:2379" --advertise-client-urls "http://10.77.0.1$node:2379" \
    --initial-cluster "$peers" --initial-cluster-state new --enable-v2 --heartbeat-interval 200 --election-timeout 2000
  background "$node" patroni patroni "$DIR/node$node/node.yml"
}

start() {
  mkdir -p "$DIR"
  for node in 1 2 3; do
    mkdir -p "$DIR/node$node"
    fill node.yml $node >"$DIR/node$node/node.yml"
  done
  echo '"cuecard" "cuecard"' >"$DIR/users.txt"
  fill pgbouncer.ini >"$DIR/pgbouncer.ini"
  chown -R postgres "$DIR"
  network
  for node in 1 2 3; do start_node $node; done
  haproxy -D -f "$here/haproxy.cfg" -p "$DIR/haproxy.pid"
  runuser -u postgres -- pgbouncer -d "$DIR/pgbouncer.ini"
  for _ in $(seq 120); do
    sleep 1
    [ "$(members | grep -cE '"(streaming|running)"')" = 3 ] && [ -n "$(leader)" ] && break
  done
  on "$(leader)" psql -h "$DIR/node$(leader)" -qc "create role cuecard login password 'cuecard'" -c 'create database cuecard owner cuecard'
  status
  cat <<END
DATABASE_URL=postgresql://cuecard:cuecard@10.77.0.1:6432/cuecard
DATABASE_LISTEN_URL=postgresql://cuecard:cuecard@10.77.0.1:5000/cuecard
DATABASE_REPLICA_URL=postgresql://cuecard:cuecard@10.77.0.1:5001/cuecard
END
}

# Any node that answers knows the members.
members() {
  for node in 1 2 3; do
    curl -fsm 2 "http://10.77.0.1$node:8008/cluster" 2>/dev/null | sed 's/}/}\n/g' && return 0
  done
  return 0
}

leader() { members | grep '"leader"' | sed 's/.*"name": "node\([0-9]\)".*/\1/'; }

status() { members | grep -o '"name": [^,]*, "role": [^,]*, "state": [^,]*' || true; }

processes() { ip netns pids "ccnode$1"; }

fault() {
  local node
  case $1 in
    kill)
      node=$(leader)
      processes "$node" | xargs kill -9
      ;;
    freeze)
      node=$(leader)
      processes "$node" | xargs kill -STOP
      ;;
    thaw) for node in 1 2 3; do processes $node | xargs -r kill -CONT; done ;;
    cut)
      node=$(leader)
      ip link set "ccveth$node" down
      ;;
    heal)
      for node in 1 2 3; do
        ip link set "ccveth$node" up
        # A killed node starts again.
        if [ -z "$(processes $node)" ]; then start_node $node; fi
      done
      ;;
    switchover)
      node=$(leader)
      curl -fsS -XPOST "http://10.77.0.1$node:8008/switchover" -d "{\"leader\": \"node$node\"}"
      echo
      ;;
    *) echo "no such fault: $1" && return 1 ;;
  esac
  echo "$1 ${node:-}"
}

# Takes the place of /dev/watchdog, which namespaces do not have: a node whose Patroni says nothing for ten seconds,
# which is less than its ttl, is reset.
watchdog() {
  local -a silent=(0 0 0 0)
  while sleep 1; do
    for node in 1 2 3; do
      if ip netns exec "ccnode$node" curl -so /dev/null -m 1 "http://10.77.0.1$node:8008/health"; then
        silent[$node]=0
      elif [ $((silent[$node] += 1)) = 5 ]; then
        processes $node | xargs -r kill -9
        echo "reset $node"
      fi
    done
  done
}

stop() {
  [ -f "$DIR/pgbouncer.pid" ] && kill "$(cat "$DIR/pgbouncer.pid")" || true
  [ -f "$DIR/haproxy.pid" ] && kill "$(cat "$DIR/haproxy.pid")" || true
  for node in 1 2 3; do
    processes $node 2>/dev/null | xargs -r kill -9 || true
    ip link del "ccveth$node" 2>/dev/null || true
    ip netns del "ccnode$node" 2>/dev/null || true
  done
  ip link del ccbridge 2>/dev/null || true
  rm -rf "$DIR"
}

"$@"
