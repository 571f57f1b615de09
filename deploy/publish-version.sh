# Publishes the version of an image into a folder that outlives the image:
#
#   publish-version.sh <build> <folder>
#
# The folder's pointer then names this version as the current one, and the version that was current before as the
# previous one. The newest versions stay, for pages that are still open. The files of an existing version do not change.
#
# Several containers may publish into one folder at the same time. Each prepares its files in a temporary folder
# and then renames them, so that no request reads a part of a file.
set -eu
build=$1
folder=$2
max_versions=5

read_name() { cat "$folder/$1" 2>/dev/null || true; }

description=$(echo "$build"/*/version.json)
version=$(basename "$(dirname "$description")")

# Temporary folders of containers that were killed. Another container may remove them at the same time.
find "$folder" -maxdepth 1 -name '.temporary*' -mmin +60 -exec rm -rf {} + || true
temporary=$(mktemp -d "$folder/.temporary.XXXXXX")
trap 'rm -rf "$temporary"' EXIT

if [ ! -d "$folder/$version" ]; then
  cp -R "$build/$version" "$temporary/$version"
  # The rename fails if another container has published the version in the meantime.
  mv "$temporary/$version" "$folder/" 2>/dev/null || [ -f "$folder/$version/version.json" ]
fi

current=$(read_name .current)
previous=$(read_name .previous)
if [ "$current" != "$version" ]; then previous=$current; fi

previous_description=null
if [ -f "$folder/$previous/version.json" ] && [ -n "$previous" ]; then
  previous_description=$(cat "$folder/$previous/version.json")
fi

remote=$(sed 's/^{"name":"\([^"]*\)".*/\1/' "$build/remote.json")
printf '{"name":"%s","current":%s,"previous":%s}' "$remote" "$(cat "$description")" "$previous_description" \
  >"$temporary/remote.json"
gzip -9 -c "$temporary/remote.json" >"$temporary/remote.json.gz"
printf '%s' "$previous" >"$temporary/.previous"
printf '%s' "$version" >"$temporary/.current"
# In this order: a container that reads the new current version also reads the new previous one.
for file in remote.json.gz remote.json .previous .current; do mv "$temporary/$file" "$folder/$file"; done

kept=0
for old in $(ls -t "$folder"); do
  case $old in remote.json* | "$version" | "$previous") continue ;; esac
  kept=$((kept + 1))
  if [ "$kept" -gt $((max_versions - 2)) ]; then rm -rf "${folder:?}/$old"; fi
done
